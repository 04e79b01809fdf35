import * as z from 'zod/mini';
import { SobjectRow } from './sobject-schemas.ts';

const CollectionError = z.object({
  statusCode: z.string(),
  message: z.string(),
  fields: z.array(z.string()),
});

/** `id` is there for a record that was written. The code of an error stands in `statusCode`. */
export const CollectionResults = z.array(
  z.object({ id: z.optional(z.string()), success: z.boolean(), errors: z.array(CollectionError) }),
);

/** Records in the order in which their ids were named; null for one that is not there or may not be read. */
export const CollectionRows = z.array(z.nullable(SobjectRow));
