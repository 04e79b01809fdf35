import type { Database } from '@relab/database';
import { sql } from 'kysely';
import type { PersonRows } from './find-person.ts';

type Rows = readonly Readonly<Record<string, unknown>>[];

/** When and how the house looked at a person; not who of it, which is about somebody else. */
export async function looksAt(
  database: Database,
  { email: _, authIds: __, ...person }: PersonRows,
): Promise<Rows> {
  const ids = Object.values(person).flat();
  const { rows } = await sql<Rows[number]>`
    select at, action, object, record_id from record_access
    where record_id = any(${ids}::text[]) order by entered`.execute(database);
  return rows;
}

/** What they looked at themselves as somebody of the house; not what they searched for, which is about others. */
export async function ownLooks(database: Database, { users }: PersonRows): Promise<Rows> {
  const { rows } = await sql<Rows[number]>`
    select at, action, object, record_id, call from record_access
    where user_id = any(${[...users]}::text[]) order by entered`.execute(database);
  return rows;
}
