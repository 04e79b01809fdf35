import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { changeColumns } from './change-columns.ts';
import { compareColumns } from './compare-columns.ts';
import { conflictWith } from './conflict.ts';
import { createPart, describePart, dropPart, maybeBuiltLater, type Part, partsOf } from './part.ts';
import type { RegisteredTable } from './register.ts';
import { applyNames } from './rename.ts';
import { attempt, execute, type Run, SchemaChangeError } from './run.ts';
import { mentions, quote, type Table } from './table.ts';

/** Names of the indexes, constraints and triggers that the table has: those of a dropped column went with it. */
async function partNames(database: Database, table: string): Promise<ReadonlySet<string>> {
  const own = sql`to_regclass(${quote(table)})`;
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint where conrelid = ${own}
    union all select tgname from pg_trigger where tgrelid = ${own}
    union all select relname from pg_index join pg_class on pg_class.oid = indexrelid where indrelid = ${own}`.execute(
    database,
  );
  return new Set(rows.map(({ name }) => name));
}

/** Makes a part, unless stored rows break it. */
export async function addPart(run: Run, table: string, part: Part): Promise<void> {
  await attempt(run, describePart(table, part), async () => {
    const conflict = await conflictWith(run.database, table, part);
    if (conflict !== undefined) throw new SchemaChangeError(conflict);
    await execute(run.database, [createPart(table, part)]);
    return describePart(table, part);
  });
}

async function hasRows(database: Database, table: string): Promise<boolean> {
  const { rows } = await sql<{ filled: boolean }>`
    select exists (select 1 from ${sql.id(table)}) as filled`.execute(database);
  return rows[0]?.filled === true;
}

async function dropStale(
  run: Run,
  before: Table,
  table: Table,
  gone: ReadonlySet<string>,
): Promise<Set<string>> {
  const declared = partsOf(table);
  const texts = new Set(declared.map((part) => createPart(table.name, part)));
  const names = new Set(declared.map(({ name }) => name));
  const kept = new Set<string>();
  for (const part of partsOf(before)) {
    if (texts.has(createPart(table.name, part))) kept.add(part.name);
    else {
      await attempt(run, `${table.name}: ${part.name}`, async () => {
        await execute(run.database, [dropPart(table.name, part)]);
        // What takes its place is said when it is made; what belongs to a column, when that goes.
        const silent = names.has(part.name) || gone.has(part.column?.name ?? '');
        const described = describePart(table.name, part);
        return silent || described === '' ? '' : `${described} no longer`;
      });
    }
  }
  return kept;
}

/**
 * Brings a table that is there to its declaration: names, columns, indexes, checks. Answers the references that are to be
 * made once all tables are there.
 */
export async function changeTable(
  run: Run,
  registered: RegisteredTable,
  table: Table,
): Promise<readonly Part[]> {
  const named = await applyNames(run, registered, table);
  if (!named) return [];
  // Without an entry in the register the index of a unique column counts as unchanged.
  const live = registered.partial && table.liveRows !== undefined ? { liveRows: table.liveRows } : {};
  const before = { ...named.before, ...live };
  const comparison = compareColumns(before, table, named.stuck);
  for (const { was, column } of comparison.kept)
    if (column.undeclared && !was.undeclared)
      run.report(`${table.name}.${column.name} is no longer declared, and stays`);
  const kept = await dropStale(run, before, table, new Set(comparison.gone.map(({ name }) => name)));
  const unsettled = [...named.stuck, ...(await changeColumns(run, before, table, comparison))];
  const there = kept.intersection(await partNames(run.database, table.name));
  const missing = partsOf(table).filter(
    (part) =>
      !there.has(part.name) && !unsettled.some((name) => mentions(createPart(table.name, part), name)),
  );
  const defers =
    run.defersIndexes && missing.some(maybeBuiltLater) && (await hasRows(run.database, table.name));
  for (const part of missing) {
    if (part.kind === 'reference') continue;
    if (defers && maybeBuiltLater(part)) run.report(`${describePart(table.name, part)} once that is built`);
    else await addPart(run, table.name, part);
  }
  return missing.filter(({ kind }) => kind === 'reference');
}
