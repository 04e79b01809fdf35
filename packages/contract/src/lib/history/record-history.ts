import { dataPath, read, shape } from '../call.ts';
import { recordLifetime } from '../representation-lifetimes.ts';
import { integer, list, object, oneOf, optional, text } from '../schema.ts';
import type { RecordHistoryPage } from './responses.ts';

/** What a write did to a record. `Delete` moves it into the recycle bin, `Undelete` restores it, `Remove` deletes its row. */
export const historyOperations = ['Create', 'Update', 'Delete', 'Undelete', 'Remove'] as const;

/** ISO 8601. `since` is included, `until` is not. `fields` are API names: writes that changed any of them. */
const filters = {
  fields: optional(list(text(), 100)),
  operations: optional(list(oneOf(historyOperations))),
  since: optional(text(40, 1)),
  until: optional(text(40, 1)),
  userId: optional(text(18, 1)),
};

/** 50 writes a page by default. */
const page = { pageSize: optional(integer(1, 200)), pageToken: optional(text()) };

/**
 * What was done to one record, newest first; also of one that is deleted. For those who may read the record and work with it:
 * change it, delete it, or read all of its object by a role of their own. Lives as long as the record.
 */
export const getRecordHistory = read({
  id: 'getRecordHistory',
  area: 'history',
  path: `${dataPath}/ui-api/records/{recordId}/history`,
  query: object({ ...filters, ...page }),
  response: shape<RecordHistoryPage>(),
  lifetime: recordLifetime,
});

/** `fields` need an `objectApiName` or a `recordId`. `searchTerm` is looked for in values, old and new, whatever its case. */
const everything = {
  ...filters,
  clientId: optional(text(255, 1)),
  objectApiName: optional(text(255, 1)),
  recordId: optional(text(18, 1)),
  searchTerm: optional(text(200, 1)),
};

/** What was done to any record, newest first: for administrators. */
export const getHistory = read({
  id: 'getHistory',
  area: 'history',
  path: `${dataPath}/ui-api/history`,
  query: object({ ...everything, ...page }),
  response: shape<RecordHistoryPage>(),
  lifetime: 0,
});

/**
 * The same as a file, a row for each field of each write: an address for links. Texts that a spreadsheet would take for
 * formulas have an apostrophe in front.
 */
export const exportHistory = read({
  id: 'exportHistory',
  area: 'history',
  path: `${dataPath}/ui-api/history/export`,
  query: object(everything),
  response: shape<unknown>(),
  lifetime: 0,
});
