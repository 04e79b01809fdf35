import { normalizeId } from '@relab/contract';
import type { CollectionResults, SobjectRow } from '@relab/contract/records';
import { maySee } from '../object-info/find-object.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { type BatchOperation, type BatchOutcomes, writeBatch } from '../records/batch-records.ts';
import { findObject } from '../soql/resolve-field.ts';
import { readRows } from './rows.ts';

/** A record as it comes: fields beside `attributes`, which names its object. */
type RowInput = Readonly<Record<string, unknown>>;

type Operation = BatchOperation['records'][number];

const isObject = (value: unknown): value is RowInput => typeof value === 'object' && value !== null;

function typeOf({ attributes }: RowInput): string | undefined {
  const type = isObject(attributes) ? attributes.type : undefined;
  return typeof type === 'string' ? type : undefined;
}

type Result = BatchOutcomes['results'][number];

/** What these calls name otherwise than the record calls: a record that is not at fault, undone with the others. */
const collectionCodes: Readonly<Record<string, string>> = {
  PROCESSING_HALTED: 'ALL_OR_NONE_OPERATION_ROLLED_BACK',
};

/** A record's outcome in the form of these calls; `id` is that of one that is no more. */
function toResult({ result, statusCode }: Result, id: string | undefined): CollectionResults[number] {
  if (Array.isArray(result)) {
    const errors = result.map(({ errorCode, message, fields = [] }) => ({
      statusCode: collectionCodes[errorCode] ?? errorCode,
      message,
      fields: [...fields],
    }));
    return { success: false, errors };
  }
  const written = result && 'id' in result && typeof result.id === 'string' ? result.id : id;
  return { ...(written === undefined ? {} : { id: written }), success: statusCode < 400, errors: [] };
}

async function write(
  type: 'CREATE' | 'UPDATE' | 'DELETE',
  records: readonly Operation[],
  allOrNone: boolean,
  context: RecordsContext,
): Promise<CollectionResults> {
  const { results } = await writeBatch([{ type, records }], allOrNone, context);
  return results.map((result, index) => {
    const id = records[index]?.fields.Id;
    return toResult(result, typeof id === 'string' ? id : undefined);
  });
}

/** The name as it was declared, where the caller may know it; any other stays as it is and fails by itself. */
function declaredName(type: string | undefined, context: RecordsContext): string | undefined {
  const object = type === undefined ? undefined : findObject(type, context);
  return object && maySee(object, context) ? object.apiName : type;
}

interface WriteOptions {
  readonly allOrNone: boolean;
  readonly allowSaveOnDuplicate: boolean;
}

/** As many statements as a batch of the record calls. */
export function createRows(
  rows: readonly RowInput[],
  { allOrNone, allowSaveOnDuplicate }: WriteOptions,
  context: RecordsContext,
): Promise<CollectionResults> {
  const records = rows.map(({ attributes, ...fields }): Operation => {
    return { apiName: declaredName(typeOf({ attributes }), context), fields, allowSaveOnDuplicate };
  });
  return write('CREATE', records, allOrNone, context);
}

/** `id` in lower case, as clients send it, or `Id`. */
export function updateRows(
  rows: readonly RowInput[],
  { allOrNone, allowSaveOnDuplicate }: WriteOptions,
  context: RecordsContext,
): Promise<CollectionResults> {
  const records = rows.map(({ attributes: _, id, ...fields }): Operation => {
    return { fields: { ...fields, Id: id ?? fields.Id }, allowSaveOnDuplicate };
  });
  return write('UPDATE', records, allOrNone, context);
}

export function deleteRows(
  ids: readonly string[],
  allOrNone: boolean,
  context: RecordsContext,
): Promise<CollectionResults> {
  const records = ids.map((Id) => ({ fields: { Id } }));
  return write('DELETE', records, allOrNone, context);
}

/** One statement, whatever the number. */
export async function rowsById(
  objectApiName: string,
  ids: readonly string[],
  fields: readonly string[],
  context: RecordsContext,
): Promise<(SobjectRow | null)[]> {
  const whole = ids.map(normalizeId);
  const rows = await readRows(objectApiName, whole, fields, context);
  return whole.map((id) => rows.get(id) ?? null);
}
