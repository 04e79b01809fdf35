import { isRecordId } from '@relab/contract';
import type { RecordRepresentation } from '@relab/contract/records';
import { sql } from 'kysely';
import { ApiError } from '../http/api-error.ts';
import { rowsFor } from '../objects/access.ts';
import { recordQuery } from '../query/record-query.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { type Row, represent } from '../query/represent.ts';
import { restrict } from '../query/restrict.ts';
import type { Selection } from '../query/selection.ts';
import type { TypedSelection } from './wanted-record.ts';

export function requireRecordId(id: string): string {
  const shown = id.slice(0, 40);
  if (isRecordId(id)) return id;
  throw new ApiError('ILLEGAL_QUERY_PARAMETER_VALUE', `recordId should be a valid record ID: ${shown}`);
}

/** Records of one object by id, those the caller may read, each with what is shown of its type. One statement. */
export async function readTyped(
  { whole, ofType }: TypedSelection,
  ids: readonly string[],
  context: RecordsContext,
): Promise<Map<string, RecordRepresentation>> {
  const { database, display } = context;
  const { plan, head } = recordQuery(whole, context);
  const visible = rowsFor(whole.object, 'read', 't0', context);
  const { rows } = await sql<Row>`${head()} where t0.id = any(${ids}) and ${visible}`.execute(database);
  const records = new Map<string, RecordRepresentation>();
  const typeColumn = plan.columns.get('RecordTypeId') ?? '';
  for (const row of rows) {
    const type = row[typeColumn];
    const shown = ofType(typeof type === 'string' ? type : null);
    const record = represent(shown === whole ? plan : restrict(plan, shown), row, display);
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
