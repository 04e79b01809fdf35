import { type RawBuilder, sql } from 'kysely';
import { type Exchange, isForeign } from '../market/exchange.ts';
import { mayViewPrice, oneAccount } from './entitlement.ts';

/** The book that holds for everybody; a migration inserts it. */
export const standardPricebookId = '01s000000000STDAA2';

/** Ids of the books that hold for the groups of an account. */
const booksOf = (accountId: string): RawBuilder<unknown> => sql`
  select held.pricebook2_id
  from buyer_group_member m
  join buyer_group g on g.id = m.buyer_group_id and g.is_active and not g.is_deleted
  join buyer_group_pricebook held on held.buyer_group_id = g.id and not held.is_deleted
  join pricebook2 b on b.id = held.pricebook2_id and b.is_active and not b.is_deleted
  where m.buyer_id = ${accountId} and not m.is_deleted`;

/** By the books that hold: in each the price in the currency itself, else the converted one in whole units, rounded upwards. */
function convertedPrice({ from, to, rate }: Exchange, books: RawBuilder<unknown>): RawBuilder<unknown> {
  const amount = (column: RawBuilder<unknown>) =>
    sql`case when e.currency_iso_code = ${to} then ${column} else ceil(${column} * ${rate}::numeric) end`;
  return sql`left join lateral (
    select b.id, b.unit_price, b.list_price from (
      select distinct on (e.pricebook2_id) e.id, e.pricebook2_id, ${amount(sql`e.unit_price`)} as unit_price,
        ${amount(sql`e.list_price`)} as list_price
      from pricebook_entry e
      where e.product2_id = p.id and e.currency_iso_code in (${from}, ${to}) and e.is_active and not e.is_deleted
        and ${books}
      order by e.pricebook2_id, e.currency_iso_code = ${to} desc
    ) b
    order by b.pricebook2_id = ${standardPricebookId}, b.unit_price, b.id limit 1) e on true`;
}

/**
 * Joins to products `p` the price that holds for an account in a currency, as `e`: the lowest in the books of its groups,
 * else that of the standard book; the latter for guests. No row of `e` where there is none, or none that the account may see.
 */
export function joinPrice(exchange: Exchange, accountId: string | null): RawBuilder<unknown> {
  const isVisible = mayViewPrice(sql`p.id`, oneAccount(accountId));
  if (isForeign(exchange)) {
    const standard = sql`e.pricebook2_id = ${standardPricebookId}`;
    const own = accountId === null ? sql`` : sql` or e.pricebook2_id in (${booksOf(accountId)})`;
    return convertedPrice(exchange, sql`(${standard}${own}) and ${isVisible}`);
  }
  const holds = sql`e.product2_id = p.id and e.currency_iso_code = ${exchange.to} and e.is_active and not e.is_deleted and ${isVisible}`;
  if (accountId === null)
    return sql`left join pricebook_entry e on ${holds} and e.pricebook2_id = ${standardPricebookId}`;
  return sql`left join lateral (
    select e.id, e.unit_price, e.list_price from pricebook_entry e
    where ${holds} and (e.pricebook2_id = ${standardPricebookId} or e.pricebook2_id in (${booksOf(accountId)}))
    order by e.pricebook2_id = ${standardPricebookId}, e.unit_price, e.id limit 1) e on true`;
}
