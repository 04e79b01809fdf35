import type { SobjectRow } from '@relab/contract/records';
import { notFound } from '@relab/server/http';
import { invalidField } from '../errors.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { emptySelection } from '../query/selection.ts';
import { readByIds } from '../records/read-by-ids.ts';
import { readableFields, resolvePath } from '../soql/resolve-field.ts';
import { rowOf, selectPath } from '../soql/row-of.ts';
import { requireObject } from './describe.ts';

/** A record's id, if it is one of this object's; anything else is nothing that is here. */
export function requireRowId(objectApiName: string, recordId: string, context: RecordsContext): string {
  const object = requireObject(objectApiName, context);
  if (context.objects.ofRecord(recordId) !== object) throw notFound();
  return recordId;
}

/** Rows by their ids, those that the reader may see; all readable fields where none are named. One statement. */
export async function readRows(
  objectApiName: string,
  ids: readonly string[],
  fields: readonly string[] | undefined,
  context: RecordsContext,
): Promise<ReadonlyMap<string, SobjectRow>> {
  const object = requireObject(objectApiName, context);
  const names = fields?.length ? fields : readableFields(object, context);
  const selection = emptySelection(object);
  const paths = names.map((name) => {
    const path = resolvePath(object, name.trim().split('.'), context);
    if (path && selectPath(selection, path, context)) return path;
    const shown = name.slice(0, 100);
    throw invalidField(`No such column '${shown}' on entity '${object.apiName}'.`, shown);
  });
  const records = await readByIds(selection, ids, context);
  return new Map([...records].map(([id, record]) => [id, rowOf(record.value, selection, paths)]));
}

/** Throws NOT_FOUND, and INVALID_FIELD for a field that is not there. */
export async function readRow(
  objectApiName: string,
  recordId: string,
  fields: readonly string[] | undefined,
  context: RecordsContext,
): Promise<SobjectRow> {
  const id = requireRowId(objectApiName, recordId, context);
  const row = (await readRows(objectApiName, [id], fields, context)).get(id);
  if (!row) throw notFound();
  return row;
}
