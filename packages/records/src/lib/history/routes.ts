import {
  exportHistory as exportHistoryCall,
  getDeletedRecords,
  getHistory,
  getRecordHistory,
  undeleteRecord as undeleteRecordCall,
} from '@relab/contract/records';
import { type Route, readsReplica, route } from '@relab/server/http';
import { idempotent } from '@relab/server/idempotency';
import type { ToRecords } from '../query/records-context.ts';
import { readDeletedRecords } from './deleted-records.ts';
import { exportHistory } from './export-history.ts';
import { readHistory, readRecordHistory } from './read-history.ts';
import { undeleteRecord } from './undelete-record.ts';

/** Who changed what, what is deleted, and bringing it back. */
export const historyRoutes = (records: ToRecords): readonly Route[] => [
  readsReplica(route(getRecordHistory, (config, context) => readRecordHistory(config, records(context)))),
  readsReplica(route(getHistory, (config, context) => readHistory(config, records(context)))),
  route(exportHistoryCall, (config, context) => exportHistory(config, records(context))),
  readsReplica(route(getDeletedRecords, (config, context) => readDeletedRecords(config, records(context)))),
  idempotent(
    route(undeleteRecordCall, ({ recordId }, context) => undeleteRecord(recordId, records(context))),
  ),
];
