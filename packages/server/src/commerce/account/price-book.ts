import { type RawBuilder, sql } from 'kysely';

/** The book that holds for everybody; it is put in by a migration. */
export const standardPricebookId = '01s000000000STDAA2';

/** Ids of the books that hold for the groups of an account. */
const booksOf = (accountId: string): RawBuilder<unknown> => sql`
  select held.pricebook2_id
  from buyer_group_member m
  join buyer_group g on g.id = m.buyer_group_id and g.is_active and not g.is_deleted
  join buyer_group_pricebook held on held.buyer_group_id = g.id and not held.is_deleted
  join pricebook2 b on b.id = held.pricebook2_id and b.is_active and not b.is_deleted
  where m.buyer_id = ${accountId} and not m.is_deleted`;

/**
 * Joins to products `p` the price that holds for an account, as `e`: the lowest in the books of its groups, else that of
 * the standard book; the latter for guests. No row of `e` where there is none.
 */
export function joinPrice(currency: string, accountId: string | null): RawBuilder<unknown> {
  const holds = sql`e.product2_id = p.id and e.currency_iso_code = ${currency} and e.is_active and not e.is_deleted`;
  if (accountId === null)
    return sql`left join pricebook_entry e on ${holds} and e.pricebook2_id = ${standardPricebookId}`;
  return sql`left join lateral (
    select e.id, e.unit_price, e.list_price from pricebook_entry e
    where ${holds} and (e.pricebook2_id = ${standardPricebookId} or e.pricebook2_id in (${booksOf(accountId)}))
    order by e.pricebook2_id = ${standardPricebookId}, e.unit_price, e.id limit 1) e on true`;
}
