import type { Database } from '../database.ts';
import { execute } from './run.ts';
import { type Column, quote, type Table } from './table.ts';

const drawnFrom = /nextval\('([^']+)'/;

const sequenceOf = (column: Column | undefined): string | undefined =>
  drawnFrom.exec(column?.default ?? '')?.[1];

/**
 * Makes the sequences that are missing. One that a column drew from under another name, before it or its table was
 * renamed, is renamed too: its numbers go on where they were.
 */
export async function applySequences(database: Database, table: Table, before?: Table): Promise<string> {
  const registered = new Set(before?.sequences ?? []);
  const made: string[] = [];
  for (const sequence of table.sequences ?? []) {
    if (registered.has(sequence)) continue;
    const column = table.columns.find((one) => sequenceOf(one) === sequence);
    const former = sequenceOf(before?.columns.find(({ name }) => name === column?.name));
    const renames = former !== undefined && former !== sequence && !table.sequences?.includes(former);
    made.push(
      renames
        ? `alter sequence ${quote(former)} rename to ${quote(sequence)}`
        : `create sequence if not exists ${quote(sequence)}`,
    );
  }
  await execute(database, made);
  return made.some((statement) => statement.startsWith('alter'))
    ? `${table.name} goes on counting where it was`
    : '';
}
