import type { Database } from '@relab/database';
import type { Principal, Role, User } from '../principal/principal.ts';

/** What one user account may make and store. */
export interface Quota {
  /** Of each object whose declaration limits them: within 24 hours, and owned at one time. */
  readonly recordsPerDay: number;
  readonly records: number;
  /** Files uploaded within 24 hours, and stored at one time. */
  readonly filesPerDay: number;
  readonly files: number;
  readonly bytes: number;
}

/** Limits of users who are customers; who works for the house has none. */
export interface Quotas {
  /** Of accounts whose e-mail address nobody has confirmed: anybody can make as many of them as they like. */
  readonly unconfirmed: Quota;
  readonly confirmed: Quota;
}

/**
 * The defaults: 20 records a day until the address is confirmed, 200 from then on.
 */
export const defaultQuotas: Quotas = {
  unconfirmed: { recordsPerDay: 20, records: 50, filesPerDay: 20, files: 20, bytes: 25_000_000 },
  confirmed: { recordsPerDay: 200, records: 5_000, filesPerDay: 200, files: 2_000, bytes: 1_000_000_000 },
};

/** Who registers is a buyer; every other role is given by somebody of the house. */
const registered: ReadonlySet<Role> = new Set(['guest', 'buyer', 'buyer manager']);
const customers: ReadonlySet<Role> = new Set([...registered, 'seller']);

/** Users with a quota; who works for the house has none, and guests are limited by network. */
export const hasQuota = (principal: Principal): principal is User =>
  principal.kind === 'user' && principal.roles.every((role) => customers.has(role));

async function isConfirmed(database: Database, userId: string): Promise<boolean> {
  const user = await database
    .selectFrom('user as u')
    .innerJoin('auth_user as a', 'a.id', 'u.auth_id')
    .select('a.email_verified')
    .where('u.id', '=', userId)
    .executeTakeFirst();
  return user?.email_verified === true;
}

/** One statement for who registered by themselves, none for anybody else. */
export async function quotaOf(principal: User, quotas: Quotas, database: Database): Promise<Quota> {
  const isRegistered = principal.roles.every((role) => registered.has(role));
  return !isRegistered || (await isConfirmed(database, principal.userId))
    ? quotas.confirmed
    : quotas.unconfirmed;
}
