import * as z from 'zod/mini';
import { batchOf } from '../batch-response.ts';
import { RelatedListReference } from './related-list-reference-schemas.ts';

/** D-083; with `hasMore`, `count` is where the server stopped counting. */
export const RelatedListCount = z.looseObject({
  count: z.int(),
  hasMore: z.boolean(),
  listReference: RelatedListReference,
});

/** Counts of several related lists of one record, in the order of the names, each with a status of its own (D-110). */
export const RelatedListCounts = batchOf(RelatedListCount);
