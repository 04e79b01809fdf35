import { dataPath, read, shape } from '../call.ts';
import { recordInput } from '../records/record.ts';
import { anyOf, boolean, integer, list, object, oneOf, optional, text } from '../schema.ts';
import type { LookupRecords } from './responses.ts';

const texts = list(text());
const lookupPath = `${dataPath}/ui-api/lookups/{objectApiName}/{fieldApiName}` as const;

const lookupQuery = {
  dependentFieldBindings: optional(texts),
  page: optional(integer(1)),
  pageSize: optional(integer(1)),
  q: optional(text()),
  searchType: optional(oneOf(['Recent', 'Search', 'TypeAhead'])),
  sourceRecordId: optional(text()),
};

/**
 * Records that a reference field could point to: those used last, or with `q` those that fit it. Pages count from 1,
 * 25 records each by default. A read by POST; `sourceRecord` is the record being edited, with its id and the
 * fields that the lookup depends on (D-214). Never fresh: every read sends a request, and what is cached may be shown meanwhile
 * (D-271, X-05).
 */
export const getLookupRecords = read({
  id: 'getLookupRecords',
  area: 'search',
  method: 'POST',
  path: lookupPath,
  query: object({ ...lookupQuery, targetApiName: optional(anyOf(text(), texts)) }),
  body: object({
    sourceRecord: optional(recordInput),
    orderBy: optional(list(object({ fieldApiName: text(), isAscending: boolean }))),
  }),
  response: shape<LookupRecords>(),
  lifetime: 0,
});

/** Beside the specification: the same by GET, as clients made for versions before 60.0 ask. Targets are a comma list. */
export const getLookupRecordsByField = read({
  id: 'getLookupRecordsByField',
  area: 'search',
  path: lookupPath,
  query: object({ ...lookupQuery, targetApiName: optional(texts) }),
  response: shape<LookupRecords>(),
  lifetime: 0,
});

/** Beside the specification: for one of the objects that the field can point to. */
export const getLookupRecordsByTarget = read({
  id: 'getLookupRecordsByTarget',
  area: 'search',
  path: `${lookupPath}/{targetApiName}`,
  query: object(lookupQuery),
  response: shape<LookupRecords>(),
  lifetime: 0,
});
