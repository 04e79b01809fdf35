import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { counted, findRows } from './conflict.ts';
import { migrate } from './migrate.ts';
import { lockMigrations } from './migration-lock.ts';
import { readRegister } from './register.ts';
import { isGenerated, quote, type Table } from './table.ts';

/** What is no longer declared: what a contraction drops, and what stays since it has values. */
export interface Contraction {
  /** `table` and `table.column`. */
  readonly drops: readonly string[];
  /** A sentence each. */
  readonly stays: readonly string[];
}

async function rowsOf(database: Database, table: string): Promise<boolean> {
  const { rows } = await sql<{
    filled: boolean;
  }>`select exists (select 1 from ${sql.id(table)}) as filled`.execute(database);
  return rows[0]?.filled === true;
}

/** Finds what is registered and not among these tables. Changes nothing. */
export async function planContraction(database: Database, tables: readonly Table[]): Promise<Contraction> {
  return await database.transaction().execute(async (transaction) => {
    await lockMigrations(transaction);
    const { tables: registered } = await readRegister(transaction);
    const declared = new Map(
      tables.flatMap((table) => [table.name, table.formerly ?? table.name].map((name) => [name, table])),
    );
    const drops: string[] = [];
    const stays: string[] = [];
    for (const before of registered.values()) {
      const table = declared.get(before.name);
      if (!table) {
        if (await rowsOf(transaction, before.name))
          stays.push(`${before.name} stays: it has rows. Delete them first.`);
        else drops.push(before.name);
        continue;
      }
      const names = new Set(table.columns.flatMap(({ name, formerly }) => [name, formerly ?? name]));
      for (const column of before.columns) {
        if (names.has(column.name)) continue;
        const name = `${before.name}.${column.name}`;
        const filled = isGenerated(column)
          ? undefined
          : await findRows(transaction, before.name, `${quote(column.name)} is not null`);
        if (filled)
          stays.push(`${name} stays: it has values in ${counted(filled.count, 'row')}. Empty it first.`);
        else drops.push(name);
      }
    }
    return { drops, stays };
  });
}

/**
 * Drops what is no longer declared and empty; whoever calls it has made sure that no process of another release runs. Answers
 * what it did, a sentence each. What got values meanwhile fails it, and then nothing is dropped.
 */
export async function contract(database: Database, tables: readonly Table[]): Promise<readonly string[]> {
  const { drops } = await planContraction(database, tables);
  const lines: string[] = [];
  const objects = tables.map((table) => ({ table }));
  await migrate(database, { objects, retired: drops, log: (line) => lines.push(line) });
  return lines;
}
