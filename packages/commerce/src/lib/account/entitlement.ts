import type { Database } from '@relab/database';
import type { Principal } from '@relab/server/principal';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

type Flag = 'can_view_product' | 'can_view_price';

/** Ids of accounts, as a subquery or a list; null for a guest, who belongs to none. */
export type Accounts = RawBuilder<unknown> | null;

export const oneAccount = (accountId: string | null): Accounts =>
  accountId === null ? null : sql`${accountId}::text`;

/** Those that somebody may act for: record calls name no account that they are for. */
export const accountsOf = (principal: Principal): Accounts =>
  principal.kind === 'guest'
    ? null
    : sql`
      select ${principal.accountId}::text union all select own.target_account_id from external_managed_account own
      where own.account_id = ${principal.accountId} and not own.is_deleted`;

/** Ids of the policies that hold for the groups of some accounts. */
const policiesOfAccounts = (accounts: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select own.policy_id
  from buyer_group_member m
  join buyer_group g on g.id = m.buyer_group_id and g.is_active and not g.is_deleted
  join commerce_entitlement_buyer_group own on own.buyer_group_id = g.id and not own.is_deleted
  where m.buyer_id in (${accounts}) and not m.is_deleted`;

/** The active policies that a product is in. */
const reserving = (productId: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  from commerce_entitlement_product reserved
  join commerce_entitlement_policy policy
    on policy.id = reserved.policy_id and policy.is_active and not policy.is_deleted
  where reserved.product_id = ${productId} and not reserved.is_deleted`;

/** True where no active policy has a product, or one that has it and gives this holds for one of the accounts. */
function allowed(flag: Flag, productId: RawBuilder<unknown>, accounts: Accounts): RawBuilder<SqlBool> {
  const policies = sql`select 1 ${reserving(productId)}`;
  const isFree = sql<SqlBool>`not exists (${policies})`;
  if (accounts === null) return isFree;
  const isGranted = sql`exists (${policies} and policy.${sql.id(flag)} and policy.id in (${policiesOfAccounts(accounts)}))`;
  return sql<SqlBool>`(${isFree} or ${isGranted})`;
}

/** Whether an account may view a product: part of every statement that reads products for others than staff. */
export const mayViewProduct = (productId: RawBuilder<unknown>, accounts: Accounts): RawBuilder<SqlBool> =>
  allowed('can_view_product', productId, accounts);

/** Whether an account may view the price of a product that it may view. */
export const mayViewPrice = (productId: RawBuilder<unknown>, accounts: Accounts): RawBuilder<SqlBool> =>
  allowed('can_view_price', productId, accounts);

/** Ids of the active policies that a product is in, joined by commas; null for a product that is for everybody. */
export const policiesOf = (productId: RawBuilder<unknown>): RawBuilder<string | null> => sql<string | null>`(
  select string_agg(reserved.policy_id, ',') ${reserving(productId)})`;

/** The active policies of an account's groups, by what they give. */
export interface AccountPolicies {
  readonly products: ReadonlySet<string>;
  readonly prices: ReadonlySet<string>;
}

export async function readAccountPolicies(database: Database, accountId: string): Promise<AccountPolicies> {
  const { rows } = await sql<{ id: string; product: boolean; price: boolean }>`
    select id, can_view_product as product, can_view_price as price from commerce_entitlement_policy
    where id in (${policiesOfAccounts(sql`${accountId}::text`)}) and is_active and not is_deleted`.execute(
    database,
  );
  const which = (flag: 'product' | 'price') => new Set(rows.flatMap((row) => (row[flag] ? [row.id] : [])));
  return { products: which('product'), prices: which('price') };
}
