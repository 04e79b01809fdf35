import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { addPart, changeTable } from './change-table.ts';
import { checkTables } from './check-tables.ts';
import { addReferences, createTable } from './create-table.ts';
import { followRenames, isChanged, type Pair, pairTables } from './pair-tables.ts';
import type { Part } from './part.ts';
import { type Register, writeRegister } from './register.ts';
import { retireTables } from './retired-tables.ts';
import { execute, type Run } from './run.ts';
import { quote, type Table } from './table.ts';

const buildPause = 500;

/**
 * Waits for indexes that another process builds on these tables. Whoever waits for the lock itself keeps all readers waiting
 * behind them, and a build takes minutes.
 */
async function waitForBuilds(database: Database, pairs: readonly Pair[]): Promise<void> {
  const names = pairs.flatMap(({ registered }) => (registered ? [registered.name] : []));
  for (;;) {
    const { rows } = await sql<{ building: boolean }>`
      select exists (
        select from pg_stat_progress_create_index join pg_class on pg_class.oid = relid
        where relname = any(${names}::text[])
      ) as building`.execute(database);
    if (!rows[0]?.building) return;
    await pause(buildPause);
  }
}

async function changeTables(run: Run, pairs: readonly Pair[]): Promise<void> {
  const there = pairs.flatMap(({ registered }) => (registered ? [quote(registered.name)] : []));
  // Nobody writes between what is looked at and what is changed.
  if (there.length > 0) {
    if (run.defersIndexes) await waitForBuilds(run.database, pairs);
    await execute(run.database, [`lock table ${there.join(', ')} in access exclusive mode`]);
  }
  const created: Table[] = [];
  const references: (readonly [table: string, part: Part])[] = [];
  for (const { table, registered } of pairs) {
    if (!registered) {
      if (await createTable(run, table)) created.push(table);
    } else {
      const left = await changeTable(run, registered, table);
      references.push(...left.map((part) => [table.name, part] as const));
    }
  }
  for (const table of created) await addReferences(run, table);
  for (const [table, part] of references) await addPart(run, table, part);
}

/** What is to be heeded while tables are brought to their declarations. */
export interface ApplyOptions {
  /** `table` and `table.column`: dropped where they are empty. */
  readonly retired?: readonly string[] | undefined;
  /** Processes of another release that run on the database: what they cannot work with is not changed. */
  readonly others?: string | undefined;
  /** Leaves indexes that nothing but speed rests on to `buildIndexes`, where their table has rows. */
  readonly defersIndexes?: boolean | undefined;
}

/**
 * Brings the tables to what is declared, and returns the problems, each in a sentence: when there is any, the
 * transaction is to be rolled back. Nothing is sent to the database when nothing differs from the register.
 */
export async function applyTables(
  database: Database,
  register: Register,
  tables: readonly Table[],
  report: (sentence: string) => void,
  { retired = [], others, defersIndexes }: ApplyOptions = {},
): Promise<readonly string[]> {
  const problems = [...checkTables(tables)];
  if (problems.length > 0) return problems;
  const run: Run = { database, problems, report, retired: new Set(retired), others, defersIndexes };
  const pairs = pairTables(run, register, tables);
  const changed = pairs.filter(isChanged);
  await changeTables(run, followRenames(changed));

  const names = new Set(tables.flatMap(({ name, formerly }) => [name, formerly ?? name]));
  const undeclared = [...register.tables.values()].filter(({ name }) => !names.has(name));
  const { stay, gone } = await retireTables(run, undeclared);
  const renamed = changed.flatMap(({ registered, table }) =>
    registered && registered.name !== table.name ? [registered.name] : [],
  );
  if (problems.length === 0) {
    const written = [
      ...changed.map(({ table }) => table),
      ...stay.map((table) => ({ ...table, retired: true })),
    ];
    await writeRegister(database, written, [...gone, ...renamed]);
  }
  return problems;
}
