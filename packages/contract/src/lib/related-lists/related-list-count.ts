import { dataPath, read, shape } from '../call.ts';
import { recordLifetime } from '../representation-lifetimes.ts';
import { integer, object, optional } from '../schema.ts';
import type { RelatedListCount, RelatedListCounts } from './responses.ts';

const countPath = `${dataPath}/ui-api/related-list-count` as const;

/** The platform counts to 20 by default, and never beyond 1999; whether there are more is in the response. */
const countQuery = object({ maxCount: optional(integer(1, 1999)) });

/** As fresh as the records that it counts: 30 s. */
export const getRelatedListCount = read({
  id: 'getRelatedListCount',
  area: 'related-lists',
  path: `${countPath}/{parentRecordId}/{relatedListId}`,
  query: countQuery,
  response: shape<RelatedListCount>(),
  lifetime: recordLifetime,
});

/** Several lists of one record, each counted with a status of its own (D-222). 30 s. */
export const getRelatedListsCount = read({
  id: 'getRelatedListsCount',
  area: 'related-lists',
  path: `${countPath}/batch/{parentRecordId}/{relatedListNames}`,
  lists: ['relatedListNames'],
  query: countQuery,
  response: shape<RelatedListCounts>(),
  lifetime: recordLifetime,
});
