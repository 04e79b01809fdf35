import {
  createRecord as createRecordCall,
  deleteRecord as deleteRecordCall,
  executeBatchRecordOperations,
  getRecord,
  getRecordCloneDefaults,
  getRecordCreateDefaults,
  getRecords,
  getRecordTemplateClone,
  getRecordTemplateCreate,
  getRecordUi,
  type RecordRepresentation,
  updateRecord as updateRecordCall,
} from '@relab/contract/records';
import { etagHeaders, Reply, type Route, route, type Writable } from '@relab/server/http';
import { idempotent } from '@relab/server/idempotency';
import type { RecordText } from '../query/record-text.ts';
import type { ToRecords } from '../query/records-context.ts';
import { batchText, writeBatch } from './batch-records.ts';
import { readRecord, readRecords } from './read-records.ts';
import {
  readCloneDefaults,
  readCreateDefaults,
  readTemplateClone,
  readTemplateCreate,
} from './record-defaults.ts';
import { readRecordUi } from './record-ui.ts';
import { createRecord, deleteRecord, updateRecord } from './write-records.ts';

const answered = (
  record: RecordText | RecordRepresentation,
  status: number,
): Reply<Writable<RecordRepresentation>> => new Reply(record, status, etagHeaders(record.eTag));

/** Reading and writing records; writes can be sent again without being done again. */
export function recordRoutes(records: ToRecords): readonly Route[] {
  const reads = [
    route(getRecord, async (config, context) =>
      answered(await readRecord(config.recordId, config, records(context)), 200),
    ),
    route(getRecords, (config, context) =>
      readRecords(String(config.recordIds).split(','), config, records(context)),
    ),
    route(getRecordUi, (config, context) =>
      readRecordUi(String(config.recordIds).split(','), config, records(context)),
    ),
    route(getRecordCreateDefaults, (config, context) =>
      readCreateDefaults(config.objectApiName, config, records(context)),
    ),
    route(getRecordCloneDefaults, (config, context) =>
      readCloneDefaults(config.recordId, config, records(context)),
    ),
    route(getRecordTemplateCreate, (config, context) =>
      readTemplateCreate(config.objectApiName, config, records(context)),
    ),
    route(getRecordTemplateClone, (config, context) =>
      readTemplateClone(config.recordId, config, records(context)),
    ),
  ];
  const writes = [
    route(createRecordCall, async (config, context) => {
      const { apiName, fields, includeFieldsInBody: includeFields, allowSaveOnDuplicate } = config;
      const options = { allowSaveOnDuplicate, includeFields };
      return answered(await createRecord(apiName, fields, options, records(context)), 201);
    }),
    route(updateRecordCall, async (config, context) => {
      const { recordId, fields, allowSaveOnDuplicate, ifUnmodifiedSince: unmodifiedSince } = config;
      const options = { allowSaveOnDuplicate, unmodifiedSince };
      return answered(await updateRecord(recordId, fields, options, records(context)), 200);
    }),
    route(deleteRecordCall, async ({ recordId }, context) => {
      await deleteRecord(recordId, records(context));
      return null;
    }),
    route(executeBatchRecordOperations, async ({ operations, allOrNone }, context) =>
      batchText(await writeBatch(operations, allOrNone ?? true, records(context))),
    ),
  ];
  return [...reads, ...writes.map(idempotent)];
}
