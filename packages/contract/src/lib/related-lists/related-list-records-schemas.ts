import * as z from 'zod/mini';
import { batchOf } from '../batch-response.ts';
import { RecordRepresentation } from '../records/record-schemas.ts';
import { RelatedListReference } from './related-list-reference-schemas.ts';

const text = z.nullable(z.string());

/** D-085; `count` is the number of records in this page. */
export const RelatedListRecords = z.looseObject({
  count: z.int(),
  currentPageToken: text,
  fields: z.array(z.string()),
  listInfoETag: z.string(),
  listReference: RelatedListReference,
  nextPageToken: text,
  optionalFields: z.array(z.string()),
  pageSize: z.int(),
  previousPageToken: text,
  records: z.array(RecordRepresentation),
  sortBy: z.array(z.string()),
  where: text,
});

/** A page of each of several related lists, in the order of the names, each with a status of its own (D-110). */
export const RelatedListRecordsBatch = batchOf(RelatedListRecords);
