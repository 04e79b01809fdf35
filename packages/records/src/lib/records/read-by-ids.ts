import { isRecordId } from '@relab/contract';
import { insufficientAccess, notFound } from '@relab/server/http';
import { notARecordId } from '../errors.ts';
import { mayAny, type Reader } from '../objects/access.ts';
import type { ObjectDeclaration } from '../objects/object-declaration.ts';
import { restrict } from '../query/record-query.ts';
import type { RecordText } from '../query/record-text.ts';
import { represent } from '../query/record-writer.ts';
import type { RecordsContext } from '../query/records-context.ts';
import type { Selection } from '../query/selection.ts';
import { runPrepared } from './prepared-read.ts';
import type { TypedSelection } from './record-selection.ts';

export function requireRecordId(id: string): string {
  if (isRecordId(id)) return id;
  throw notARecordId(id);
}

/** The object of a record, if the caller may read any of its records. */
export function readableObjectOf(recordId: string, { objects, principal }: Reader): ObjectDeclaration {
  const object = objects.ofRecord(requireRecordId(recordId));
  if (!object) throw notFound();
  if (!mayAny(object, principal, 'read')) throw insufficientAccess();
  return object;
}

/** Records of one object by id, those the caller may read, each with what is shown of its type. One statement. */
export async function readTyped(
  selection: TypedSelection,
  ids: readonly string[],
  context: RecordsContext,
): Promise<Map<string, RecordText>> {
  const { whole, ofType } = selection;
  const { plan, rows } = await runPrepared(selection, ids, context);
  const records = new Map<string, RecordText>();
  const typeColumn = plan.columns.get('RecordTypeId') ?? '';
  for (const id of ids) {
    const row = rows.get(id);
    if (!row) continue;
    const type = row[typeColumn];
    const shown = ofType(typeof type === 'string' ? type : null);
    const record = represent(shown === whole ? plan : restrict(plan, shown), row, context.display);
    if (record) records.set(record.id, record);
  }
  return records;
}

/** Records of one object by id, those the caller may read. One statement. */
export const readByIds = (
  selection: Selection,
  ids: readonly string[],
  context: RecordsContext,
): Promise<Map<string, RecordText>> => readTyped({ whole: selection, ofType: () => selection }, ids, context);
