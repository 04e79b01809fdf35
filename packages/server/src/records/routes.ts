import {
  createRecord as createRecordCall,
  deleteRecord as deleteRecordCall,
  getListRecordsByName,
  getObjectInfo,
  getObjectInfos,
  getRecord,
  getRecords,
  type RecordRepresentation,
  updateRecord as updateRecordCall,
} from '@relab/contract/records';
import { ApiError } from '../http/api-error.ts';
import type { Context } from '../http/context.ts';
import { Reply, type Route, route } from '../http/route.ts';
import { listRecords } from '../lists/list-records.ts';
import { describeObject, describeObjects } from '../object-info/object-info.ts';
import type { Objects } from '../objects/objects.ts';
import { createDisplay, type DisplayOptions } from '../query/display.ts';
import type { RecordsContext } from '../query/records-context.ts';
import { readRecord, readRecords } from './read-records.ts';
import { createRecord, deleteRecord, updateRecord } from './write-records.ts';

const english: DisplayOptions = { locale: 'en-US', currency: 'EUR', timeZone: 'UTC' };

/** May be kept, but is asked for again each time: who asks decides what is in it. */
const tagged = (eTag: string): Readonly<Record<string, string>> => ({
  ETag: `"${eTag}"`,
  'Cache-Control': 'private, no-cache',
});

const answered = (record: RecordRepresentation, status: number): Reply<RecordRepresentation> =>
  new Reply(record, status, tagged(record.eTag));

/** The calls of the records, over the given objects. `display` says how values are shown beside themselves. */
export function recordRoutes(objects: Objects, display: Partial<DisplayOptions> = {}): readonly Route[] {
  const show = createDisplay({ ...english, ...display });
  const records = ({ database, who, now }: Context): RecordsContext => ({
    database,
    who,
    now,
    objects,
    display: show,
  });
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
    route(createRecordCall, async ({ apiName, fields, includeFieldsInBody }, context) =>
      answered(await createRecord(apiName, fields, includeFieldsInBody ?? true, records(context)), 201),
    ),
    route(updateRecordCall, async (config, context) => {
      const since = context.headers.get('if-unmodified-since') ?? undefined;
      return answered(await updateRecord(config.recordId, config.fields, since, records(context)), 200);
    }),
    route(deleteRecordCall, async ({ recordId }, context) => {
      await deleteRecord(recordId, records(context));
      return null;
    }),
    route(getObjectInfo, async ({ objectApiName }, { who }) => {
      const info = describeObject(objectApiName, objects, who);
      return new Reply(info, 200, tagged(info.eTag));
    }),
    route(getObjectInfos, async ({ objectApiNames }, { who }) =>
      describeObjects(String(objectApiNames).split(','), objects, who),
    ),
    route(getListRecordsByName, (config, context) =>
      listRecords(config.objectApiName, config.listViewApiName, config, records(context)),
    ),
  ];
}
