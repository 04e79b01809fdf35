import type { Database } from '@relab/database';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** True of a user `u` who decides on the orders of an account: its own buyer managers, and those of one that manages it. */
export function mayApprove(accountId: RawBuilder<string>): RawBuilder<SqlBool> {
  return sql<SqlBool>`'buyer manager' = any (string_to_array(u.roles, ';')) and u.is_active and not u.is_deleted
    and (u.account_id = ${accountId} or exists (
      select 1 from external_managed_account m
      where m.account_id = u.account_id and m.target_account_id = ${accountId} and not m.is_deleted))`;
}

/** Somebody who decides, as a mail finds them. */
export interface Approver {
  readonly email: string;
  /** False where they decide for the account because theirs manages it. */
  readonly isOwn: boolean;
  /** A locale as `de_AT`. */
  readonly language: string;
}

const maxApprovers = 50;

export async function readApprovers(database: Database, accountId: string): Promise<Approver[]> {
  const { rows } = await sql<Approver>`
    select u.email, u.account_id = ${accountId} as "isOwn", u.language_locale_key as language from "user" u
    where ${mayApprove(sql<string>`${accountId}`)} order by u.id limit ${maxApprovers}`.execute(database);
  return rows;
}
