import * as z from 'zod/mini';
import { batchOf } from '../batch-response.ts';
import { RelatedListReference } from './related-list-reference-schemas.ts';

/** D-083; with `hasMore`, `count` is where the server stopped counting. */
export const RelatedListCount = z.looseObject({
  count: z.int(),
  hasMore: z.boolean(),
  listReference: RelatedListReference,
});

export const RelatedListCounts = batchOf(RelatedListCount);
