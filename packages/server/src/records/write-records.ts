import type { RecordRepresentation } from '@relab/contract/records';
import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { ApiError } from '../http/api-error.ts';
import { conflict, noAccess, notFound } from '../http/record-error.ts';
import { mayAny, mayCreate, rowsFor } from '../objects/access.ts';
import { columnName } from '../objects/names.ts';
import { newId } from '../objects/new-id.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { recordQuery } from '../query/record-query.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { type Row, represent } from '../query/represent.ts';
import { emptySelection, selectAll } from '../query/selection.ts';
import { checkFields, type FieldValues } from './check-fields.ts';
import { readByIds, requireRecordId } from './read-records.ts';
import { toSaveError } from './write-error.ts';

type FieldInput = Readonly<Record<string, unknown>>;

const writerOf = ({ who }: RecordsContext): string | null => (who.kind === 'user' ? who.userId : null);

async function insert(
  object: ObjectDeclaration,
  values: FieldValues,
  context: RecordsContext,
): Promise<string> {
  const id = newId(object.keyPrefix);
  const by = writerOf(context);
  const at = context.now();
  const row = new Map<string, unknown>([
    ['id', id],
    ['created_date', at],
    ['created_by_id', by],
    ['last_modified_date', at],
    ['last_modified_by_id', by],
    ['system_modstamp', at],
    ...[...values].map(([name, value]) => [columnName(name), value] as const),
  ]);
  const columns = sql.join([...row.keys()].map((name) => sql.id(name)));
  await sql`
    insert into ${sql.id(object.table.name)} (${columns}) values (${sql.join([...row.values()])})`.execute(
    context.database,
  );
  return id;
}

/** A record as its writer left it: the fields that were given. Whoever may create need not be able to read. */
async function justWritten(
  object: ObjectDeclaration,
  id: string,
  names: Iterable<string>,
  context: RecordsContext,
): Promise<RecordRepresentation> {
  const selection = emptySelection(object);
  for (const name of names) selection.fields.add(name);
  const { plan, head } = recordQuery(selection, context);
  const { rows } = await sql<Row>`${head()} where t0.id = ${id}`.execute(context.database);
  const record = rows[0] && represent(plan, rows[0], context.display);
  if (!record) throw notFound();
  return record;
}

export async function createRecord(
  apiName: string,
  fields: FieldInput,
  includeFields: boolean,
  context: RecordsContext,
): Promise<RecordRepresentation> {
  const object = context.objects.get(apiName);
  if (!object || !mayCreate(object, context.who)) throw noAccess();
  const values = await checkFields(object, fields, 'create', context);
  try {
    const id = await insert(object, values, context);
    return await justWritten(object, id, includeFields ? values.keys() : [], context);
  } catch (error) {
    throw toSaveError(object, 'create', error);
  }
}

/** Locks a record that the caller may change. One that can be read but not changed is said to be so, others are unknown. */
async function lockFor(
  action: 'update' | 'delete',
  object: ObjectDeclaration,
  id: string,
  context: RecordsContext,
): Promise<Date> {
  const { database } = context;
  const { rows } = await sql<{ system_modstamp: Date }>`
    select system_modstamp from ${sql.id(object.table.name)} as t0
    where id = ${id} and ${rowsFor(object, action, 't0', context)} for update`.execute(database);
  if (rows[0]) return rows[0].system_modstamp;
  const readable = (await readByIds(emptySelection(object), [id], context)).has(id);
  throw readable ? noAccess() : notFound();
}

function readMoment(header: string): Date {
  const at = Date.parse(header);
  if (Number.isFinite(at)) return new Date(at);
  throw new ApiError('INVALID_INPUT', 'If-Unmodified-Since is not a date.');
}

const objectOf = (
  recordId: string,
  action: 'update' | 'delete',
  context: RecordsContext,
): ObjectDeclaration => {
  const object = context.objects.ofRecord(requireRecordId(recordId));
  if (!object) throw notFound();
  if (!mayAny(object, context.who, 'read') && !mayAny(object, context.who, action)) throw noAccess();
  return object;
};

const inTransaction = <Result>(context: RecordsContext, work: (inner: RecordsContext) => Promise<Result>) =>
  context.database.transaction().execute((transaction) => {
    const database: Database = transaction;
    return work({ ...context, database });
  });

export async function updateRecord(
  recordId: string,
  fields: FieldInput,
  unmodifiedSince: string | undefined,
  context: RecordsContext,
): Promise<RecordRepresentation> {
  const object = objectOf(recordId, 'update', context);
  const since = unmodifiedSince === undefined ? undefined : readMoment(unmodifiedSince);
  try {
    return await inTransaction(context, async (inner) => {
      const modified = await lockFor('update', object, recordId, inner);
      // HTTP's dates have no milliseconds.
      if (since && Math.floor(modified.getTime() / 1000) > Math.floor(since.getTime() / 1000)) {
        const current = await readByIds(selectAll(object, inner.who), [recordId], inner);
        const record = current.get(recordId);
        throw record ? conflict(record) : notFound();
      }
      const values = await checkFields(object, fields, 'update', inner);
      // Two changes in one millisecond still have two stamps: eTags rest on them.
      const at = new Date(Math.max(inner.now().getTime(), modified.getTime() + 1));
      const changes = new Map<string, unknown>([
        ['last_modified_date', at],
        ['last_modified_by_id', writerOf(inner)],
        ['system_modstamp', at],
        ...[...values].map(([name, value]) => [columnName(name), value] as const),
      ]);
      const list = sql.join([...changes].map(([column, value]) => sql`${sql.id(column)} = ${value}`));
      await sql`update ${sql.id(object.table.name)} set ${list} where id = ${recordId}`.execute(
        inner.database,
      );
      return await justWritten(object, recordId, values.keys(), inner);
    });
  } catch (error) {
    throw toSaveError(object, 'update', error);
  }
}

/** The row stays, marked; nobody sees it any more. */
export async function deleteRecord(recordId: string, context: RecordsContext): Promise<void> {
  const object = objectOf(recordId, 'delete', context);
  await inTransaction(context, async (inner) => {
    const modified = await lockFor('delete', object, recordId, inner);
    const at = new Date(Math.max(inner.now().getTime(), modified.getTime() + 1));
    await sql`
      update ${sql.id(object.table.name)}
      set is_deleted = true, last_modified_date = ${at}, last_modified_by_id = ${writerOf(inner)}, system_modstamp = ${at}
      where id = ${recordId}`.execute(inner.database);
  });
}
