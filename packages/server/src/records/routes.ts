import {
  createRecord as createRecordCall,
  deleteRecord as deleteRecordCall,
  executeBatchRecordOperations,
  getRecord,
  getRecords,
  type RecordRepresentation,
  updateRecord as updateRecordCall,
} from '@relab/contract/records';
import { ApiError } from '../http/api-error.ts';
import { Reply, type Route, route } from '../http/route.ts';
import { tagged } from '../http/tagged.ts';
import type { ToRecords } from '../query/records-context.ts';
import { writeBatch } from './batch-records.ts';
import { readRecord, readRecords } from './read-records.ts';
import { createRecord, deleteRecord, updateRecord } from './write-records.ts';

const answered = (record: RecordRepresentation, status: number): Reply<RecordRepresentation> =>
  new Reply(record, status, tagged(record.eTag));

export function recordRoutes(records: ToRecords): readonly Route[] {
  return [
    route(getRecord, async (config, context) => {
      if (config.childRelationships?.length) {
        throw new ApiError(
          'ILLEGAL_QUERY_PARAMETER_VALUE',
          'childRelationships are not answered by this call.',
        );
      }
      return answered(await readRecord(config.recordId, config, records(context)), 200);
    }),
    route(getRecords, (config, context) =>
      readRecords(String(config.recordIds).split(','), config, records(context)),
    ),
    route(
      createRecordCall,
      async ({ apiName, fields, includeFieldsInBody, allowSaveOnDuplicate }, context) => {
        const options = { allowSaveOnDuplicate, includeFields: includeFieldsInBody };
        return answered(await createRecord(apiName, fields, options, records(context)), 201);
      },
    ),
    route(updateRecordCall, async (config, context) => {
      const { recordId, fields, allowSaveOnDuplicate, ifUnmodifiedSince } = config;
      const options = { allowSaveOnDuplicate, unmodifiedSince: ifUnmodifiedSince };
      return answered(await updateRecord(recordId, fields, options, records(context)), 200);
    }),
    route(deleteRecordCall, async ({ recordId }, context) => {
      await deleteRecord(recordId, records(context));
      return null;
    }),
    route(executeBatchRecordOperations, ({ operations, allOrNone }, context) =>
      writeBatch(operations, allOrNone ?? true, records(context)),
    ),
  ];
}
