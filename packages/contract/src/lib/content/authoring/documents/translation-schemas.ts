import * as z from 'zod/mini';

/** The variants in the languages that were requested; those that were there before are not new. */
export const ContentTranslation = z.looseObject({
  contentKey: z.string(),
  managedContentId: z.string(),
  sourceLanguage: z.string(),
  variants: z.array(
    z.looseObject({
      language: z.string(),
      managedContentVariantId: z.string(),
      resourceUrl: z.string(),
      isNew: z.boolean(),
    }),
  ),
});
