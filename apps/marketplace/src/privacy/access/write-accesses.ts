import type { Database } from '@relab/database';
import { sql } from 'kysely';
import type { Access } from './access.ts';

/** All in one statement. */
export async function writeAccesses(database: Database, accesses: readonly Access[]): Promise<void> {
  const column = <Value>(of: (access: Access) => Value) => accesses.map(of);
  await sql`
    insert into record_access (at, user_id, program, action, object, record_id, call, detail)
    select * from unnest(
      ${column(({ at }) => at.toISOString())}::timestamptz[], ${column(({ userId }) => userId)}::text[],
      ${column(({ program }) => program)}::text[], ${column(({ action }) => action)}::text[],
      ${column(({ object }) => object)}::text[], ${column(({ recordId }) => recordId)}::text[],
      ${column(({ call }) => call)}::text[], ${column(({ detail }) => detail)}::text[])`.execute(database);
}
