import type { DescribedCall } from '../described-call.ts';
import { fileResponses, responses } from '../described-call.ts';
import { RecordError } from '../records/record-schemas.ts';
import { DeletedRecordPage, RecordHistoryPage, UndeletedRecord } from './history-schemas.ts';
import { exportHistory, getHistory, getRecordHistory } from './record-history.ts';
import { getDeletedRecords, undeleteRecord } from './recycle-bin.ts';

/** What the calls of this folder respond. */
export const historyCalls: readonly DescribedCall[] = [
  responses(getRecordHistory, { 200: RecordHistoryPage }),
  responses(getHistory, { 200: RecordHistoryPage }),
  fileResponses(exportHistory, 'text/csv'),
  responses(getDeletedRecords, { 200: DeletedRecordPage }),
  responses(undeleteRecord, { 200: UndeletedRecord }, RecordError),
];
