import * as z from 'zod/mini';
import type { Infer } from '../../../infer.ts';
import { nullableText } from '../common-responses.ts';

/** C-085, C-116. */
export const Published = z.looseObject({
  deploymentId: z.string(),
  description: nullableText,
  publishDate: z.string(),
});
export type Published = Infer<typeof Published>;

/** C-085, C-117. */
export const Unpublished = z.looseObject({
  deploymentId: z.string(),
  description: nullableText,
  unpublishDate: z.string(),
});
export type Unpublished = Infer<typeof Unpublished>;
