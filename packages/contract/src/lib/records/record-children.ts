import { dataPath, read, shape } from '../call.ts';
import { recordLifetime } from '../representation-lifetimes.ts';
import { integer, list, object, optional, text } from '../schema.ts';
import type { RecordCollection } from './record-representation.ts';

/**
 * The records below one, by the name of the relationship. `page` counts from 0; a `pageToken`, the server's own, goes
 * before it. Five to a page by default. As fresh as records: 30 s (D-241).
 */
export const getRecordChildren = read({
  id: 'getRecordChildren',
  area: 'records',
  path: `${dataPath}/ui-api/records/{recordId}/child-relationships/{relationshipName}`,
  query: object({
    fields: optional(list(text())),
    optionalFields: optional(list(text())),
    page: optional(integer(0)),
    pageSize: optional(integer(1, 2_000)),
    pageToken: optional(text()),
  }),
  response: shape<RecordCollection>(),
  lifetime: recordLifetime,
});
