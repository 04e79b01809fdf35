import { dataPath, read, shape } from '../call.ts';
import { seconds } from '../lifetime.ts';
import { integer, list, object, optional, text } from '../schema.ts';
import type { RelatedListRecords, RelatedListRecordsBatch } from './responses.ts';

const recordsPath = `${dataPath}/ui-api/related-list-records` as const;
const names = optional(list(text()));

/** 50 records by default (D-281), 1999 at most; an order that the server cannot use is passed over by it. */
const page = {
  fields: names,
  optionalFields: names,
  pageSize: optional(integer(1, 1999)),
  sortBy: names,
  where: optional(text()),
};

/**
 * A read by POST; `pageToken` is the server's own, and opaque (D-118). Beside the specification, `after:` or `before:` and a
 * record's id is one too: the page of those that stand behind or in front of it in the list's order. D-265: 30 s.
 */
export const getRelatedListRecords = read({
  id: 'getRelatedListRecords',
  area: 'related-lists',
  method: 'POST',
  path: `${recordsPath}/{parentRecordId}/{relatedListId}`,
  body: object({ ...page, pageToken: optional(text()) }),
  response: shape<RelatedListRecords>(),
  lifetime: seconds(30),
});

/** The same by GET, as pages name where they are to be had. D-265: 30 s. */
export const getRelatedListRecordsByName = read({
  id: 'getRelatedListRecordsByName',
  area: 'related-lists',
  path: `${recordsPath}/{parentRecordId}/{relatedListId}`,
  query: object({ ...page, pageToken: optional(text()) }),
  response: shape<RelatedListRecords>(),
  lifetime: seconds(30),
});

/** First pages of several lists by GET, all with the same parameters. D-265: 30 s. */
export const getRelatedListRecordsBatchByNames = read({
  id: 'getRelatedListRecordsBatchByNames',
  area: 'related-lists',
  path: `${recordsPath}/batch/{parentRecordId}/{relatedListNames}`,
  lists: ['relatedListNames'],
  query: object(page),
  response: shape<RelatedListRecordsBatch>(),
  lifetime: seconds(30),
});

/** First pages of several lists of one record, each described by an entry of its own (D-191 to D-194). A read by POST. 30 s (D-265). */
export const getRelatedListRecordsBatch = read({
  id: 'getRelatedListRecordsBatch',
  area: 'related-lists',
  method: 'POST',
  path: `${recordsPath}/batch/{parentRecordId}`,
  body: object({ relatedListParameters: list(object({ relatedListId: text(), ...page })) }),
  response: shape<RelatedListRecordsBatch>(),
  lifetime: seconds(30),
});
