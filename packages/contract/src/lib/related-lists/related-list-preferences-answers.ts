import * as z from 'zod/mini';
import { batchOf } from '../batch-answer.ts';
import { OrderedBy } from './related-list-order-answers.ts';

/** D-086. */
export const RelatedListPreferences = z.looseObject({
  columnWidths: z.record(z.string(), z.int()),
  columnWrap: z.record(z.string(), z.boolean()),
  orderedBy: z.array(OrderedBy),
  preferencesId: z.string(),
});
export type RelatedListPreferences = z.infer<typeof RelatedListPreferences>;

export const RelatedListPreferencesBatch = batchOf(RelatedListPreferences);
export type RelatedListPreferencesBatch = z.infer<typeof RelatedListPreferencesBatch>;
