import * as z from 'zod/mini';
import { RecordRepresentation } from '../records/record-schemas.ts';

const text = z.nullable(z.string());

/** D-030; the list of records seen last has neither id nor name. */
export const ListReference = z.looseObject({
  id: text,
  listViewApiName: text,
  objectApiName: z.string(),
  type: z.enum(['listView', 'mru']),
});

/** D-035; `count` is the number of records in this page. */
export const ListRecords = z.looseObject({
  count: z.int(),
  currentPageToken: text,
  currentPageUrl: text,
  fields: z.array(z.string()),
  listInfoETag: z.string(),
  listReference: ListReference,
  nextPageToken: text,
  nextPageUrl: text,
  optionalFields: z.array(z.string()),
  pageSize: z.int(),
  previousPageToken: text,
  previousPageUrl: text,
  records: z.array(RecordRepresentation),
  searchTerm: text,
  sortBy: z.array(z.string()),
  where: text,
});
