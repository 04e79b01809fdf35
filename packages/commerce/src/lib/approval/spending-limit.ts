import type { Database } from '@relab/database';
import type { Principal } from '@relab/server/principal';
import { sql } from 'kysely';
import { convert, type Exchange } from '../market/exchange.ts';
import { type Cents, centsOf } from '../market/money.ts';
import { mayApprove } from './approvers.ts';

/** What one order may cost, taxes included and in its own currency, before somebody has to approve it. */
export interface SpendingLimit {
  readonly limit: Cents;
  /** Names of those who can, as they are read out. */
  readonly approvers: readonly string[];
}

/** Whether somebody decides on the orders of the account that they act for. */
export const mayDecide = (principal: Principal): boolean =>
  principal.kind === 'user' && principal.roles.includes('buyer manager');

/** The limit of the account that is acted for; null for guests, for buyer managers, and where the account has none. */
export async function readSpendingLimit(
  database: Database,
  principal: Principal,
  exchange: Exchange,
): Promise<SpendingLimit | null> {
  if (principal.kind === 'guest' || mayDecide(principal)) return null;
  const { rows } = await sql<{ spending_limit: string; approvers: string[] }>`
    select a.spending_limit, array(
      select u.name from "user" u where ${mayApprove(sql<string>`a.id`)}
      order by u.account_id = a.id desc, u.name, u.id limit 5) as approvers
    from account a where a.id = ${principal.accountId} and a.spending_limit is not null`.execute(database);
  const [row] = rows;
  return row ? { limit: convert(centsOf(row.spending_limit), exchange), approvers: row.approvers } : null;
}
