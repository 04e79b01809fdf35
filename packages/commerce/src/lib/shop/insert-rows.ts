import type { Database } from '@relab/database';
import type { Context } from '@relab/server/http';
import type { Guest, User } from '@relab/server/principal';
import { sql } from 'kysely';

export type Row = Readonly<Record<string, string | number | boolean | null>>;

/** Who is written down as having made something. */
export type Author = Pick<User, 'kind' | 'userId'> | Pick<Guest, 'kind'>;

/** Inserts rows of one shape by column name, with who made them and when. */
export async function insertRows(
  database: Database,
  table: string,
  rows: readonly Row[],
  { who, now }: { readonly who: Author; readonly now: Context['now'] },
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const by = who.kind === 'user' ? who.userId : null;
  const at = now().toISOString();
  const audit = {
    created_by_id: by,
    last_modified_by_id: by,
    created_date: at,
    last_modified_date: at,
    system_modstamp: at,
  };
  const columns = Object.keys({ ...first, ...audit });
  const values = rows.map((row) => {
    const all: Row = { ...row, ...audit };
    return sql`(${sql.join(columns.map((column) => all[column] ?? null))})`;
  });
  await sql`
    insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.id(column)))})
    values ${sql.join(values)}`.execute(database);
}
