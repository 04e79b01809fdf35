import { isRecordId, normalizeId } from '@relab/contract';
import type { RecordRepresentation } from '@relab/contract/records';
import { inTransaction } from '@relab/database';
import { insufficientAccess, newId, notFound } from '@relab/server/http';
import { invalidInput } from '../errors.ts';
import { mayAny, mayCreate } from '../objects/access.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import type { RecordText } from '../query/record-text.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { withETag } from '../query/represent.ts';
import { requireRecordId } from './read-by-ids.ts';
import type { RecordWrite } from './record-write.ts';
import { toSaveError } from './write-error.ts';
import { needsTransaction, prepareGroup, storeGroup, type WriteGroup } from './write-group.ts';

type FieldInput = Readonly<Record<string, unknown>>;

export interface SaveOptions {
  readonly allowSaveOnDuplicate?: boolean | undefined;
  /** As in the header: a date of HTTP, or ISO 8601 with milliseconds. */
  readonly unmodifiedSince?: string | undefined;
  /** Respond with the fields that were sent; true by default. */
  readonly includeFields?: boolean | undefined;
}

/** The first moment at which a change is too late. HTTP's dates have no milliseconds: they mean the whole second. */
function readLimit(header: string): Date {
  const at = Date.parse(header);
  if (!Number.isFinite(at)) throw invalidInput('If-Unmodified-Since is not a date.');
  const exact = /^\d{4}-.*\.\d/.test(header.trim());
  return new Date(exact ? at + 1 : Math.floor(at / 1000) * 1000 + 1000);
}

/** The object whose record is to be changed; unknown ones and those that may not be seen look the same. */
function changedObject(
  recordId: string,
  action: 'update' | 'delete',
  { objects, principal }: RecordsContext,
): ObjectDeclaration {
  const object = objects.ofRecord(requireRecordId(recordId));
  if (!object) throw notFound();
  if (!mayAny(object, principal, 'read') && !mayAny(object, principal, action)) throw insufficientAccess();
  return object;
}

export function createWrite(
  apiName: string,
  input: FieldInput,
  options: SaveOptions,
  { objects, principal }: RecordsContext,
): RecordWrite {
  const object = objects.get(apiName);
  if (!object || !mayCreate(object, principal)) throw insufficientAccess();
  const id = newId(object.keyPrefix);
  return { kind: 'create', object, id, input, allowDuplicates: options.allowSaveOnDuplicate ?? false };
}

/** `Id` among the fields may name the record once more. */
export function updateWrite(
  recordId: string,
  fields: FieldInput,
  options: SaveOptions,
  context: RecordsContext,
): RecordWrite {
  const object = changedObject(recordId, 'update', context);
  const id = normalizeId(recordId);
  const { Id: named, ...rest } = fields;
  const same = isRecordId(named) && normalizeId(named) === id;
  const since = options.unmodifiedSince;
  return {
    kind: 'update',
    object,
    id,
    input: same ? rest : fields,
    allowDuplicates: options.allowSaveOnDuplicate ?? false,
    changedBefore: since === undefined ? undefined : readLimit(since),
  };
}

export const deleteWrite = (recordId: string, context: RecordsContext): RecordWrite => ({
  kind: 'delete',
  object: changedObject(recordId, 'delete', context),
  id: normalizeId(recordId),
  input: {},
  allowDuplicates: false,
});

/** One write by itself, in a transaction where one statement is not enough. */
async function writeOne(write: RecordWrite, context: RecordsContext): Promise<RecordText | null> {
  const { kind, object } = write;
  const group: WriteGroup = { kind, object, writes: [write] };
  const work = async (inner: RecordsContext) => {
    const { ready, errors } = await prepareGroup(group, inner);
    const done = await storeGroup(group, ready, inner);
    const error = errors.get(write) ?? done.errors.get(write);
    if (error) throw error;
    return done.records.get(write) ?? null;
  };
  try {
    if (!needsTransaction(group, context)) return await work(context);
    return await inTransaction(context.database, (database) => work({ ...context, database }));
  } catch (error) {
    throw toSaveError(object, kind === 'create' ? 'create' : 'update', error, context.objects);
  }
}

function written(record: RecordText | null): RecordText {
  if (!record) throw notFound();
  return record;
}

/** One statement, and one more where references are set; four in all where there are rules. */
export async function createRecord(
  apiName: string,
  fields: FieldInput,
  options: SaveOptions,
  context: RecordsContext,
): Promise<RecordText | RecordRepresentation> {
  const record = written(await writeOne(createWrite(apiName, fields, options, context), context));
  return (options.includeFields ?? true) ? record : withETag({ ...record.value, fields: {} });
}

export const updateRecord = async (
  recordId: string,
  fields: FieldInput,
  options: SaveOptions,
  context: RecordsContext,
): Promise<RecordText> => written(await writeOne(updateWrite(recordId, fields, options, context), context));

/** The row stays, marked; nobody sees it any more, nor the details that belong to it. */
export async function deleteRecord(recordId: string, context: RecordsContext): Promise<void> {
  await writeOne(deleteWrite(recordId, context), context);
}
