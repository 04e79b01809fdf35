import { ApiError } from '@relab/server/http';
import { sql } from 'kysely';
import { rowsFor } from '../objects/access.ts';
import { columnName } from '../objects/names.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { Objects } from '../objects/objects.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { touchSql, writerSql } from './store-rows.ts';

/** Records that go, by object. */
type DeletedIds = Map<ObjectDeclaration, Set<string>>;

const relationshipsOf = (object: ObjectDeclaration, objects: Objects) =>
  [...objects.children(object.apiName).values()].map((relationship) => ({
    ...relationship,
    declared: relationship.child.fields[relationship.field],
  }));

/** True when other records go with these, or may keep them from going. */
export const hasDependents = (object: ObjectDeclaration, objects: Objects): boolean =>
  relationshipsOf(object, objects).some(({ declared }) => declared?.masterDetail || declared?.required);

/** Adds the details of deleted records, and theirs in turn: one statement for each relationship that has any. */
async function addDetails(
  object: ObjectDeclaration,
  ids: readonly string[],
  going: DeletedIds,
  context: RecordsContext,
): Promise<void> {
  const { database, objects } = context;
  const known = going.get(object) ?? new Set();
  const fresh = ids.filter((id) => !known.has(id));
  going.set(object, new Set([...known, ...fresh]));
  if (fresh.length === 0) return;
  for (const { child, field, declared } of relationshipsOf(object, objects)) {
    if (!declared?.masterDetail) continue;
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.id(child.table.name)} where ${sql.id(columnName(field))} = any(${fresh}::text[])
        and not is_deleted order by id for no key update`.execute(database);
    await addDetails(
      child,
      rows.map(({ id }) => id),
      going,
      context,
    );
  }
}

interface Blocking {
  readonly label: string;
  readonly above: string;
  readonly count: number;
}

/** Records that stay and require a deleted one, counted by kind and by the record they require: one statement. */
async function findBlocking(
  going: DeletedIds,
  { database, objects }: RecordsContext,
): Promise<readonly Blocking[]> {
  const arms = [...going].flatMap(([object, ids]) =>
    relationshipsOf(object, objects).flatMap(({ child, field, declared }) => {
      if (!declared?.required || declared.masterDetail || ids.size === 0) return [];
      const column = sql.id(columnName(field));
      const staying = [...(going.get(child) ?? [])];
      return [
        sql`select ${child.labelPlural}::text as label, ${column} as above, count(*)::integer as count
          from ${sql.id(child.table.name)} where ${column} = any(${[...ids]}::text[]) and not is_deleted
            and id <> all(${staying}::text[]) group by ${column}`,
      ];
    }),
  );
  if (arms.length === 0) return [];
  const { rows } = await sql<Blocking>`${sql.join(arms, sql` union all `)}`.execute(database);
  return rows;
}

const deleteFailed = (blocking: readonly Blocking[], { texts }: Objects): ApiError => {
  const counts = new Map<string, number>();
  for (const { label, count } of blocking) counts.set(label, (counts.get(label) ?? 0) + count);
  const what = [...counts].map(([label, count]) => `${label} (${count})`).join(', ');
  return new ApiError('DELETE_FAILED', texts.records.needed(what));
};

/**
 * Marks records and their details as deleted, and returns their ids, or the error. References to them read as null. Records that the
 * caller has not locked are marked only where the caller may delete them.
 */
export async function deleteRows(
  object: ObjectDeclaration,
  ids: readonly string[],
  context: RecordsContext,
  unlocked: boolean,
): Promise<ReadonlySet<string> | ApiError> {
  const going: DeletedIds = new Map();
  if (hasDependents(object, context.objects)) {
    await addDetails(object, ids, going, context);
    const blocking = await findBlocking(going, context);
    if (blocking.length > 0) return deleteFailed(blocking, context.objects);
  } else going.set(object, new Set(ids));
  const marked = new Set<string>();
  // One moment for all of them: it shows what was deleted together.
  const at = context.now();
  for (const [one, some] of going) {
    if (some.size === 0) continue;
    const allowed = unlocked ? rowsFor(one, 'delete', 't0', context) : sql`true`;
    const { rows } = await sql<{ id: string }>`
      update ${sql.id(one.table.name)} as t0 set is_deleted = true, ${touchSql({ ...context, now: () => at })}
      from ${writerSql(context)} where t0.id = any(${[...some]}::text[]) and ${allowed} returning t0.id`.execute(
      context.database,
    );
    for (const { id } of rows) marked.add(id);
  }
  return marked;
}
