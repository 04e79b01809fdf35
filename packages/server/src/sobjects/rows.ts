import type { SobjectRow } from '@relab/contract/records';
import { ApiError } from '../http/api-error.ts';
import { notFound } from '../http/record-error.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { emptySelection } from '../query/selection.ts';
import { readByIds } from '../records/read-by-ids.ts';
import { readableFields, resolveWay } from '../soql/resolve-field.ts';
import { rowOf, selectWay } from '../soql/row-of.ts';
import { requireObject } from './describe.ts';

/** A record's id, if it is one of this object's; anything else is nothing that is here. */
export function requireRowId(objectApiName: string, recordId: string, context: RecordsContext): string {
  const object = requireObject(objectApiName, context);
  if (context.objects.ofRecord(recordId) !== object) throw notFound();
  return recordId;
}

/** One record in one statement: the given fields, all that may be read where none are. Throws INVALID_FIELD, NOT_FOUND. */
export async function readRow(
  objectApiName: string,
  recordId: string,
  fields: readonly string[] | undefined,
  context: RecordsContext,
): Promise<SobjectRow> {
  const object = requireObject(objectApiName, context);
  const id = requireRowId(objectApiName, recordId, context);
  const names = fields?.length ? fields : readableFields(object, context);
  const selection = emptySelection(object);
  const ways = names.map((name) => {
    const way = resolveWay(object, name.trim().split('.'), context);
    if (way && selectWay(selection, way, context)) return way;
    const shown = name.slice(0, 100);
    throw new ApiError('INVALID_FIELD', `No such column '${shown}' on entity '${object.apiName}'.`, {
      fields: [shown],
    });
  });
  const record = (await readByIds(selection, [id], context)).get(id);
  if (!record) throw notFound();
  return rowOf(record, selection, ways);
}
