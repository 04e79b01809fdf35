import * as z from 'zod/mini';
import { batchOf } from '../batch-response.ts';
import type { Infer } from '../infer.ts';
import { RelatedListReference } from './related-list-reference-responses.ts';

/** D-083; with `hasMore`, `count` is where the server stopped counting. */
export const RelatedListCount = z.looseObject({
  count: z.int(),
  hasMore: z.boolean(),
  listReference: RelatedListReference,
});
export type RelatedListCount = Infer<typeof RelatedListCount>;

export const RelatedListCounts = batchOf(RelatedListCount);
export type RelatedListCounts = Infer<typeof RelatedListCounts>;
