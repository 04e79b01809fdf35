import type { Schema } from '@relab/database';
import { createdColumns } from '@relab/records/objects';
import type { Insertable, InsertObject } from 'kysely';
import type { AuthorContext } from './database-context.ts';

type ObjectTable = {
  [Table in keyof Schema]: 'system_modstamp' extends keyof Schema[Table] ? Table : never;
}[keyof Schema];

/** A row of an object's table, but for who made it and when. */
export type NewRow<Table extends ObjectTable> = Omit<
  Insertable<Schema[Table]>,
  keyof ReturnType<typeof createdColumns>
>;

/** Inserts rows, with who made them and when. */
export async function insertRows<Table extends ObjectTable>(
  { database, principal, now }: AuthorContext,
  table: Table,
  rows: readonly NewRow<Table>[],
): Promise<void> {
  if (rows.length === 0) return;
  const audit = createdColumns(now(), principal.kind === 'user' ? principal.userId : null);
  // What a row of any table is has no type of its own, so the compiler cannot put the two parts together.
  const values = rows.map((row) => ({ ...row, ...audit })) as readonly InsertObject<Schema, Table>[];
  await database.insertInto(table).values(values).execute();
}
