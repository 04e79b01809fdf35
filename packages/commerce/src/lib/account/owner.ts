import type { Row } from '@relab/database';
import { type Context, ensureGuestKey } from '@relab/server/http';
import type { Principal } from '@relab/server/principal';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Who a cart belongs to, as its columns. */
export type Owner = Row<'web_cart', 'owner_id' | 'account_id' | 'guest_key'>;

/** Null for a guest who has not needed a cart yet and so owns nothing. */
export function ownerOf(principal: Principal): Owner | null {
  if (principal.kind === 'user')
    return { owner_id: principal.userId, account_id: principal.accountId, guest_key: null };
  return principal.guestKey === null
    ? null
    : { owner_id: null, account_id: null, guest_key: principal.guestKey };
}

/** The context of a call that creates something: a guest without a key gets one, in a cookie. */
export function withOwner<Ctx extends Context>(context: Ctx): Ctx {
  const { principal } = context;
  if (principal.kind === 'user' || principal.guestKey !== null) return context;
  return { ...context, principal: { ...principal, guestKey: ensureGuestKey(context) } };
}

/** Rows of a table with owner columns that are this owner's. */
export function ownedBy(owner: Owner, alias: string): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  if (owner.guest_key !== null) return sql<SqlBool>`${column('guest_key')} = ${owner.guest_key}`;
  return sql<SqlBool>`(${column('owner_id')} = ${owner.owner_id} and ${column('account_id')} = ${owner.account_id})`;
}

/** The account whose prices hold; none for guests. */
export const accountOf = (principal: Principal): string | null =>
  principal.kind === 'user' ? principal.accountId : null;
