import * as z from 'zod/mini';

const text = z.nullable(z.string());

/** D-082; a related list is named by its parent and `relatedListId`, so that `id` is null. */
export const RelatedListReference = z.looseObject({
  id: text,
  inContextOfRecordId: text,
  listViewApiName: text,
  objectApiName: text,
  parentObjectApiName: z.string(),
  recordTypeId: text,
  relatedListId: z.string(),
  type: z.literal('relatedList'),
});
