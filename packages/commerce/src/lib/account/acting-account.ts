import { isRecordId, normalizeId } from '@relab/contract';
import type { Database } from '@relab/database';
import type { Context } from '@relab/server/http';
import type { Principal } from '@relab/server/principal';
import { sql } from 'kysely';
import { insufficientAccess } from '../errors.ts';
import { toRecordId } from '../record-id.ts';

/** Whether the people of one account may act for another one. */
export async function manages(database: Database, accountId: string, targetId: string): Promise<boolean> {
  const managed = await database
    .selectFrom('external_managed_account as m')
    .innerJoin('account as a', 'a.id', 'm.target_account_id')
    .select('m.id')
    .where('m.account_id', '=', accountId)
    .where('m.target_account_id', '=', targetId)
    .where(({ and, not }) => and([not('m.is_deleted'), not('a.is_deleted')]))
    .limit(sql.lit(1))
    .executeTakeFirst();
  return managed !== undefined;
}

/** The account that the caller wants to act for: their own, or one that it manages. Throws for all others, and for guests. */
async function allowedAccount(database: Database, principal: Principal, accountId: string): Promise<string> {
  const id = toRecordId(accountId);
  const mayAct =
    principal.kind === 'user' &&
    (id === principal.accountId || (await manages(database, principal.accountId, id)));
  if (!mayAct) throw insufficientAccess('You may not act for this account.');
  return id;
}

export interface ActingFor {
  readonly effectiveAccountId?: string | undefined;
  /** Of a call that names no account because it may not, a DELETE (S-224): the account is that of its cart. */
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
  const named = effectiveAccountId?.trim();
  if (named) {
    const accountId = await allowedAccount(database, principal, named);
    return principal.kind === 'guest' || accountId === principal.accountId
      ? context
      : { ...context, principal: { ...principal, accountId } };
  }
  if (principal.kind === 'guest' || cartId === undefined || !isRecordId(cartId)) return context;
  const cart = await database
    .selectFrom('web_cart')
    .select('account_id')
    .where('id', '=', normalizeId(cartId))
    .where('owner_id', '=', principal.userId)
    .where(({ not }) => not('is_deleted'))
    .executeTakeFirst();
  const accountId = cart?.account_id ?? null;
  if (accountId === null || accountId === principal.accountId) return context;
  // The cart of an account that is no longer managed is not found, as any other of somebody else.
  return (await manages(database, principal.accountId, accountId))
    ? { ...context, principal: { ...principal, accountId } }
    : context;
}
