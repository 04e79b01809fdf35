import { isRecordId, normalizeId } from '@relab/contract';
import type { Database } from '@relab/database';
import type { Context } from '@relab/server/http';
import type { Principal } from '@relab/server/principal';
import { sql } from 'kysely';
import { insufficientAccess } from '../errors.ts';

/** Whether the people of one account may act for another one. */
export async function manages(database: Database, accountId: string, targetId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from external_managed_account m join account a on a.id = m.target_account_id and not a.is_deleted
    where m.account_id = ${accountId} and m.target_account_id = ${targetId} and not m.is_deleted limit 1
    `.execute(database);
  return rows.length > 0;
}

/** The account that somebody asks to act for: their own, or one that it manages. Refuses all others, and guests. */
async function allowedAccount(database: Database, principal: Principal, asked: string): Promise<string> {
  const id = isRecordId(asked) ? normalizeId(asked) : '';
  if (
    principal.kind === 'user' &&
    (id === principal.accountId || (await manages(database, principal.accountId, id)))
  )
    return id;
  throw insufficientAccess('You may not act for this account.');
}

/** Whose cart of the one who asks this is, among the accounts that they act for. */
async function accountOfCart(database: Database, userId: string, cartId: string): Promise<string | null> {
  const { rows } = await sql<{ account_id: string | null }>`
    select account_id from web_cart where id = ${cartId} and owner_id = ${userId} and not is_deleted`.execute(
    database,
  );
  return rows[0]?.account_id ?? null;
}

export interface ActingFor {
  readonly effectiveAccountId?: string | undefined;
  /** Of a call that names no account because it may not, a DELETE (S-224): its cart says whose it is. */
  readonly cartId?: string | undefined;
}

/**
 * The same context with the account that is acted for in the place of one's own: carts, orders and prices go by it
 * without knowing. Who acts is still the user.
 */
export async function actingFor(
  context: Context,
  { effectiveAccountId, cartId }: ActingFor,
): Promise<Context> {
  const { database, principal } = context;
  const asked = effectiveAccountId?.trim();
  if (asked) {
    const accountId = await allowedAccount(database, principal, asked);
    return principal.kind === 'guest' || accountId === principal.accountId
      ? context
      : { ...context, principal: { ...principal, accountId } };
  }
  if (principal.kind === 'guest' || cartId === undefined || !isRecordId(cartId)) return context;
  const accountId = await accountOfCart(database, principal.userId, normalizeId(cartId));
  if (accountId === null || accountId === principal.accountId) return context;
  // A cart of an account that is managed no longer is not there, as any other that is somebody else's.
  return (await manages(database, principal.accountId, accountId))
    ? { ...context, principal: { ...principal, accountId } }
    : context;
}
