import type { UndeletedRecord } from '@relab/contract/records';
import { inTransaction } from '@relab/database';
import {
  type FieldProblem,
  insufficientAccess,
  type JsonText,
  jsonObject,
  notFound,
} from '@relab/server/http';
import { sql } from 'kysely';
import { rowsDeletedOrNot, rowsFor } from '../objects/access.ts';
import { columnName } from '../objects/names.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { selectAll } from '../query/selection.ts';
import { holdsTarget } from '../records/check/check-references.ts';
import { readableObjectOf, readByIds } from '../records/read-by-ids.ts';
import { touchSql, writerSql } from '../records/store-rows.ts';
import { rejected } from '../records/visible-problems.ts';
import { toSaveError } from '../records/write-error.ts';

/** Records that come back together, by object. */
type ReturningIds = Map<ObjectDeclaration, Set<string>>;

const failed = (field: string | null, label: string, message: string): FieldProblem => ({
  code: 'UNDELETE_FAILED',
  field,
  label,
  message: `${label}: ${message}`,
});

/** Locks the record, if the caller may restore it, and answers which deletion it went with. One that is not theirs was never there. */
async function lockDeleted(object: ObjectDeclaration, id: string, context: RecordsContext): Promise<number> {
  const may = sql`((${rowsDeletedOrNot(object, 'read', 't0', context)}) and (${rowsDeletedOrNot(object, 'delete', 't0', context)}))`;
  const { rows } = await sql<{ deletion: number | null; is_deleted: boolean; may: boolean }>`
    select t0.is_deleted, bin.deletion, ${may} as may
    from ${sql.id(object.table.name)} as t0 left join recycle_bin as bin on bin.id = t0.id
    where t0.id = ${id} and (${may} or (${rowsFor(object, 'read', 't0', context)}))
    for no key update of t0`.execute(context.database);
  const [row] = rows;
  if (!row) throw notFound();
  if (!row.may || context.principal.kind === 'guest') throw insufficientAccess();
  if (row.is_deleted && row.deletion !== null) return row.deletion;
  const problem = failed(null, object.label, context.objects.texts.records.notInBin);
  throw rejected('undelete', [problem], object, context);
}

/** Adds the details that went in the same deletion, and theirs in turn: one statement for each relationship that has any. */
async function addDetails(
  object: ObjectDeclaration,
  ids: readonly string[],
  deletion: number,
  returning: ReturningIds,
  context: RecordsContext,
): Promise<void> {
  const known = returning.get(object) ?? new Set();
  const fresh = ids.filter((id) => !known.has(id));
  returning.set(object, new Set([...known, ...fresh]));
  if (fresh.length === 0) return;
  for (const { child, field } of context.objects.children(object.apiName).values()) {
    if (!child.fields[field]?.masterDetail) continue;
    const { rows } = await sql<{ id: string }>`
      select t0.id from ${sql.id(child.table.name)} as t0
      where ${sql.ref(`t0.${columnName(field)}`)} = any(${fresh}::text[]) and t0.is_deleted
        and exists (select 1 from recycle_bin as bin where bin.id = t0.id and bin.deletion = ${deletion})
      order by t0.id for no key update of t0`.execute(context.database);
    const details = rows.map(({ id }) => id);
    await addDetails(child, details, deletion, returning, context);
  }
}

/**
 * References that the records cannot be without and that lead to a record which is deleted or gone: what they lead to is
 * locked, so that it stays until they are back. One statement for each such reference.
 */
async function requireTargets(returning: ReturningIds, context: RecordsContext): Promise<void> {
  for (const [object, ids] of returning) {
    for (const [name, field] of Object.entries(object.fields)) {
      const target = field.to === undefined ? undefined : context.objects.get(field.to);
      if (!holdsTarget(field) || !target) continue;
      const column = sql.ref(`t0.${columnName(name)}`);
      const { rows } = await sql<{ id: string; target: string | null }>`
        with held as materialized (
          select id from ${sql.id(target.table.name)} as held where not is_deleted and id in (
            select ${column} from ${sql.id(object.table.name)} as t0 where t0.id = any(${[...ids]}::text[]))
          order by id for share
        )
        select t0.id, ${column} as target from ${sql.id(object.table.name)} as t0
        where t0.id = any(${[...ids]}::text[]) and not exists (select 1 from held where held.id = ${column})`.execute(
        context.database,
      );
      const returns = returning.get(target);
      const lacking = rows.filter((row) => row.target === null || !returns?.has(row.target));
      if (lacking.length === 0) continue;
      const message = context.objects.texts.records.partOfDeleted(target.label);
      throw rejected('undelete', [failed(name, field.label, message)], object, context);
    }
  }
}

/** Of several fields together: there is none that could be named. */
const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505';

async function restoreRows(
  object: ObjectDeclaration,
  ids: ReadonlySet<string>,
  context: RecordsContext,
): Promise<void> {
  try {
    await sql`
      update ${sql.id(object.table.name)} as t0 set is_deleted = false, ${touchSql(context)}
      from ${writerSql(context)} where t0.id = any(${[...ids]}::text[])`.execute(context.database);
  } catch (error) {
    const known = toSaveError(object, 'undelete', error, context.objects);
    if (known !== error || !isUniqueViolation(error)) throw known;
    const { label } = object;
    const message = `${label}: ${context.objects.texts.records.placeTaken}`;
    throw rejected('undelete', [{ code: 'DUPLICATE_VALUE', field: null, label, message }], object, context);
  }
}

/**
 * Brings a deleted record back with its details that went with it: all or nothing. References of other records to them lead to
 * them again.
 */
export async function undeleteRecord(
  recordId: string,
  context: RecordsContext,
): Promise<JsonText<UndeletedRecord>> {
  const object = readableObjectOf(recordId, context);
  return await inTransaction(context.database, async (database) => {
    const inner: RecordsContext = { ...context, database };
    const deletion = await lockDeleted(object, recordId, inner);
    const returning: ReturningIds = new Map();
    await addDetails(object, [recordId], deletion, returning, inner);
    await requireTargets(returning, inner);
    const back = [...returning].filter(([, ids]) => ids.size > 0);
    const at = context.now();
    for (const [one, ids] of back) await restoreRows(one, ids, { ...inner, now: () => at });
    const record = (await readByIds(selectAll(object, context.principal), [recordId], inner)).get(recordId);
    if (!record) throw notFound();
    const restored = back.map(([{ apiName }, ids]) => ({ apiName, count: ids.size }));
    return jsonObject({ record, restored });
  });
}
