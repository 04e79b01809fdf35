import * as z from 'zod/mini';
import { nullableText } from '../common-schemas.ts';

/** C-085, C-116. */
export const Published = z.looseObject({
  deploymentId: z.string(),
  description: nullableText,
  publishDate: z.string(),
});

/** C-085, C-117. */
export const Unpublished = z.looseObject({
  deploymentId: z.string(),
  description: nullableText,
  unpublishDate: z.string(),
});
