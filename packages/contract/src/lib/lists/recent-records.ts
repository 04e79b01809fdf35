import { dataPath, read, shape } from '../call.ts';
import { listRecordsLifetime } from '../representation-lifetimes.ts';
import { integer, object, optional } from '../schema.ts';
import type { RecentRecords } from './responses.ts';

/** Beside the specification: records of all objects that the user has seen last. Lives as long as other records. */
export const getRecentRecords = read({
  id: 'getRecentRecords',
  area: 'lists',
  path: `${dataPath}/recent`,
  query: object({ limit: optional(integer()) }),
  response: shape<RecentRecords>(),
  lifetime: listRecordsLifetime,
});
