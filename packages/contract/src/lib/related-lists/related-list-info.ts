import { dataPath, defaultLifetime, read, shape, write } from '../call.ts';
import { minutes } from '../lifetime.ts';
import { orderedByItem } from '../lists/list-order.ts';
import { boolean, integer, list, object, optional, record, text } from '../schema.ts';
import type { RelatedListInfo, RelatedListInfos, RelatedListSummaries } from './responses.ts';

const infoPath = `${dataPath}/ui-api/related-list-info` as const;
const ofRecordType = { recordTypeId: optional(text()) };

/** Which related lists an object has. Summaries live 30 days (D-240, X-06). */
export const getRelatedListsInfo = read({
  id: 'getRelatedListsInfo',
  area: 'related-lists',
  path: `${infoPath}/{parentObjectApiName}`,
  query: object(ofRecordType),
  response: shape<RelatedListSummaries>(),
  lifetime: defaultLifetime,
});

/** D-263: 15 minutes. */
export const getRelatedListInfo = read({
  id: 'getRelatedListInfo',
  area: 'related-lists',
  path: `${infoPath}/{parentObjectApiName}/{relatedListId}`,
  query: object({
    fields: optional(list(text())),
    optionalFields: optional(list(text())),
    ...ofRecordType,
    restrictColumnsToLayout: optional(boolean),
  }),
  response: shape<RelatedListInfo>(),
  lifetime: minutes(15),
});

/** D-263: 15 minutes. Each result has its own status (D-110). */
export const getRelatedListInfoBatch = read({
  id: 'getRelatedListInfoBatch',
  area: 'related-lists',
  path: `${infoPath}/batch/{parentObjectApiName}/{relatedListNames}`,
  lists: ['relatedListNames'],
  query: object(ofRecordType),
  response: shape<RelatedListInfos>(),
  lifetime: minutes(15),
});

/**
 * `userPreferences` hold pixels per column and whether it wraps (D-197); a problem names the way to the member that
 * is wrong (D-198). Entries of `orderedByInfo` that do not fit have to be removed before the call is checked (D-199).
 */
export const updateRelatedListInfo = write({
  id: 'updateRelatedListInfo',
  area: 'related-lists',
  method: 'PATCH',
  path: `${infoPath}/{parentObjectApiName}/{relatedListId}`,
  query: object(ofRecordType),
  body: object({
    orderedByInfo: optional(list(orderedByItem)),
    userPreferences: optional(object({ columnWidths: record(integer()), columnWrap: record(boolean) })),
  }),
  response: shape<RelatedListInfo>(),
});
