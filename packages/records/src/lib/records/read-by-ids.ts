import { isRecordId } from '@relab/contract';
import type { RecordRepresentation } from '@relab/contract/records';
import { illegalQueryParameter } from '../errors.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { represent } from '../query/represent.ts';
import { restrict } from '../query/restrict.ts';
import type { Selection } from '../query/selection.ts';
import { runPrepared } from './prepared-read.ts';
import type { TypedSelection } from './record-selection.ts';

export function requireRecordId(id: string): string {
  const shown = id.slice(0, 40);
  if (isRecordId(id)) return id;
  throw illegalQueryParameter(`recordId should be a valid record ID: ${shown}`);
}

/** Records of one object by id, those the caller may read, each with what is shown of its type. One statement. */
export async function readTyped(
  selection: TypedSelection,
  ids: readonly string[],
  context: RecordsContext,
): Promise<Map<string, RecordRepresentation>> {
  const { whole, ofType } = selection;
  const { plan, rows } = await runPrepared(selection, ids, context);
  const records = new Map<string, RecordRepresentation>();
  const typeColumn = plan.columns.get('RecordTypeId') ?? '';
  for (const row of rows) {
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
): Promise<Map<string, RecordRepresentation>> =>
  readTyped({ whole: selection, ofType: () => selection }, ids, context);
