import { dataPath, read, shape } from '../call.ts';
import { seconds } from '../lifetime.ts';
import { anyOf, list, object, optional, text, whole } from '../schema.ts';
import type { ListRecords } from './list-records-answers.ts';

const names = optional(list(text()));

/**
 * A read by POST. `sortBy` travels comma-joined and comes back split (D-175, D-176); `pageToken` is the server's
 * offset; 50 records a page unless told otherwise (D-279), 2000 at most.
 */
export const getListRecordsByName = read({
  id: 'getListRecordsByName',
  area: 'lists',
  method: 'POST',
  path: `${dataPath}/ui-api/list-records/{objectApiName}/{listViewApiName}`,
  body: object({
    fields: names,
    optionalFields: names,
    pageSize: optional(whole(1, 2000)),
    pageToken: optional(text()),
    sortBy: optional(anyOf(text(), list(text()))),
    searchTerm: optional(text()),
    where: optional(text()),
  }),
  answer: shape<ListRecords>(),
  lifetime: seconds(30),
});
