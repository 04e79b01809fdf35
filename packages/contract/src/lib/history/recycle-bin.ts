import { dataPath, read, shape, write } from '../call.ts';
import { idempotency } from '../idempotency.ts';

import { listRecordsLifetime } from '../representation-lifetimes.ts';
import { integer, object, optional, text } from '../schema.ts';
import type { DeletedRecordPage, UndeletedRecord } from './responses.ts';

/**
 * Deleted records of an object that the caller may bring back, those deleted last first; `searchTerm` is part of the name.
 * What was deleted with another record is not among them: it comes back with that one.
 */
export const getDeletedRecords = read({
  id: 'getDeletedRecords',
  area: 'history',
  path: `${dataPath}/ui-api/recycle-bin/{objectApiName}`,
  query: object({
    pageSize: optional(integer(1, 200)),
    pageToken: optional(text()),
    searchTerm: optional(text(200, 1)),
  }),
  response: shape<DeletedRecordPage>(),
  lifetime: listRecordsLifetime,
});

/**
 * Brings a deleted record back, with what was deleted with it. Who may delete a record may bring it back. All of it or
 * nothing, and errors as of other writes: `UNDELETE_FAILED` where a record that it cannot be without is deleted itself or gone,
 * or where it is not deleted at all; `DUPLICATE_VALUE` where another record has one of its unique values by now.
 */
export const undeleteRecord = write({
  id: 'undeleteRecord',
  area: 'history',
  path: `${dataPath}/ui-api/records/{recordId}/undelete`,
  headers: idempotency,
  response: shape<UndeletedRecord>(),
});
