import * as z from 'zod/mini';
import { nullableText, Resource } from '../common-schemas.ts';

/** `resourceURL` is spelled as the platform spells it here. */
export const ContentClone = z.looseObject({
  apiName: z.string(),
  cloneStatus: z.object({ label: z.string(), status: z.enum(['Success', 'PartialSuccess']) }),
  contentKey: z.string(),
  errorMessage: nullableText,
  /** Variants of the source that could not be cloned, such as those in a language that the target does not have. */
  failedVariants: z.array(
    z.looseObject({
      errorMessage: z.string(),
      language: z.string(),
      sourceManagedContentVariantId: z.string(),
    }),
  ),
  folder: Resource,
  managedContentId: z.string(),
  resourceURL: z.string(),
  sourceContentKeyOrId: z.string(),
  title: z.string(),
  variants: z.array(
    z.looseObject({ language: z.string(), managedContentVariantId: z.string(), resourceURL: z.string() }),
  ),
});
