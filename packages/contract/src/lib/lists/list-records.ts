import { dataPath, read, shape } from '../call.ts';
import { listRecordsLifetime } from '../representation-lifetimes.ts';
import { object, optional, text } from '../schema.ts';
import { listFilters } from './list-input.ts';
import { recordsPage } from './list-page.ts';
import type { ListRecords } from './responses.ts';

const chosenPage = { ...recordsPage, searchTerm: optional(text()), where: optional(text()) };

/**
 * A read by POST. Fresh for 30 s, as all pages of records (D-244). Beside the specification: filters, their logic and a
 * scope in place of the list's own, for those that are tried before they are saved.
 */
export const getListRecordsByName = read({
  id: 'getListRecordsByName',
  since: 61,
  area: 'lists',
  method: 'POST',
  path: `${dataPath}/ui-api/list-records/{objectApiName}/{listViewApiName}`,
  body: object({ ...chosenPage, ...listFilters }),
  response: shape<ListRecords>(),
  lifetime: listRecordsLifetime,
});

/** Beside the specification: the same by GET, as clients made for versions before 61.0 ask. */
export const getListRecordsByApiName = read({
  id: 'getListRecordsByApiName',
  area: 'lists',
  path: `${dataPath}/ui-api/list-records/{objectApiName}/{listViewApiName}`,
  query: object(chosenPage),
  response: shape<ListRecords>(),
  lifetime: listRecordsLifetime,
});

/** A page of the records of a list view, by its id. Fresh for 30 s (D-244). */
export const getListRecordsByListViewId = read({
  id: 'getListRecordsByListViewId',
  area: 'lists',
  path: `${dataPath}/ui-api/list-records/{listViewId}`,
  query: object(recordsPage),
  response: shape<ListRecords>(),
  lifetime: listRecordsLifetime,
});

/** The records that the user has seen last. */
export const getMruListRecords = read({
  id: 'getMruListRecords',
  area: 'lists',
  path: `${dataPath}/ui-api/mru-list-records/{objectApiName}`,
  query: object(recordsPage),
  response: shape<ListRecords>(),
  lifetime: listRecordsLifetime,
});
