import * as z from 'zod/mini';
import { dataPath, read, shape } from '../call.ts';
import { whole } from '../checks.ts';
import { seconds } from '../lifetime.ts';
import type { ListRecords } from './list-records-answers.ts';

const names = z.optional(z.array(z.string()));

/**
 * A read by POST. `sortBy` travels comma-joined and comes back split (D-175, D-176); `pageToken` is the server's
 * offset; 50 records a page unless told otherwise (D-279), 2000 at most.
 */
export const getListRecordsByName = read({
  id: 'getListRecordsByName',
  area: 'lists',
  method: 'POST',
  path: `${dataPath}/ui-api/list-records/{objectApiName}/{listViewApiName}`,
  body: z.object({
    fields: names,
    optionalFields: names,
    pageSize: z.optional(whole(1, 2000)),
    pageToken: z.optional(z.string()),
    sortBy: z.optional(z.union([z.string(), z.array(z.string())])),
    searchTerm: z.optional(z.string()),
    where: z.optional(z.string()),
  }),
  answer: shape<ListRecords>(),
  lifetime: seconds(30),
});
