import { type Database, inTransaction } from '@relab/database';
import type { Purge } from '@relab/server/jobs';
import { sql } from 'kysely';
import { columnName } from '../objects/names.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { Objects } from '../objects/objects.ts';

/** Days for which a record that something else still needs stays before it is tried again. */
const retryDays = 30;

type GoingIds = Map<ObjectDeclaration, Set<string>>;

const children = (object: ObjectDeclaration, objects: Objects) =>
  [...objects.children(object.apiName).values()].map(({ child, field }) => ({
    table: sql.id(child.table.name),
    column: sql.id(columnName(field)),
    child,
    declared: child.fields[field],
  }));

/** Adds deleted records that cannot be without these: one statement for each such relationship. */
async function addDependents(
  object: ObjectDeclaration,
  ids: readonly string[],
  going: GoingIds,
  transaction: Database,
  objects: Objects,
): Promise<void> {
  const known = going.get(object) ?? new Set();
  const fresh = ids.filter((id) => !known.has(id));
  // Set anew, so that it stands behind what it needs.
  going.delete(object);
  going.set(object, new Set([...known, ...fresh]));
  if (fresh.length === 0) return;
  for (const { child, table, column, declared } of children(object, objects)) {
    if (!declared?.masterDetail && !declared?.required) continue;
    const { rows } = await sql<{ id: string }>`
      select id from ${table} where ${column} = any(${fresh}::text[]) and is_deleted order by id for update`.execute(
      transaction,
    );
    const dependents = rows.map(({ id }) => id);
    if (dependents.length > 0) await addDependents(child, dependents, going, transaction, objects);
  }
}

/** References to what goes read as null already; now they are. That is no change of those records. */
async function clearReferences(going: GoingIds, transaction: Database, objects: Objects): Promise<void> {
  await sql`select set_config('relab.history', 'off', true)`.execute(transaction);
  for (const [object, ids] of going) {
    for (const { table, column, declared } of children(object, objects)) {
      if (declared?.masterDetail || declared?.required) continue;
      await sql`update ${table} set ${column} = null where ${column} = any(${[...ids]}::text[])`.execute(
        transaction,
      );
    }
  }
  await sql`select set_config('relab.history', '', true)`.execute(transaction);
}

/** All or nothing of it. Triggers have the values of theirs that history holds go with them. */
async function removeRecords(ids: readonly string[], database: Database, objects: Objects): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const going: GoingIds = new Map();
    for (const [object, some] of Map.groupBy(ids, (id) => objects.ofRecord(id))) {
      if (object) await addDependents(object, some, going, transaction, objects);
    }
    await clearReferences(going, transaction, objects);
    for (const [object, some] of [...going].reverse()) {
      await sql`
        delete from ${sql.id(object.table.name)} where is_deleted and id = any(${[...some]}::text[])`.execute(
        transaction,
      );
    }
    // What was there no more, or is of an object that is declared no longer.
    await sql`delete from recycle_bin where id = any(${ids}::text[])`.execute(transaction);
  });
}

/** Something that must stay still refers to it. */
const isNeeded = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '23503' || error.code === '23502');

async function removeOrPostpone(id: string, database: Database, objects: Objects): Promise<number> {
  try {
    await removeRecords([id], database, objects);
    return 1;
  } catch (error) {
    if (!isNeeded(error)) throw error;
    await sql`
      update recycle_bin set removal_date = removal_date + make_interval(days => ${retryDays}) where id = ${id}`.execute(
      database,
    );
    return 0;
  }
}

/**
 * Removes records for good whose time in the recycle bin is over, with those that cannot be without them. One that something
 * else needs, such as a document that must be retained, stays another month. For rules with `ownTransactions`.
 */
export const purgeRecycleBin =
  (objects: Objects): Purge =>
  async ({ database, before, limit }) => {
    const { rows } = await sql<{ id: string }>`
      select id from recycle_bin where removal_date <= ${before} order by removal_date limit ${limit}`.execute(
      database,
    );
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    try {
      await removeRecords(ids, database, objects);
      return ids.length;
    } catch (error) {
      if (!isNeeded(error)) throw error;
      let removed = 0;
      for (const id of ids) removed += await removeOrPostpone(id, database, objects);
      return removed;
    }
  };
