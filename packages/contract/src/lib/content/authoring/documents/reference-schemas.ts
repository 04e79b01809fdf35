import * as z from 'zod/mini';
import { nullableText, pageUrls, TypeSummary } from '../common-schemas.ts';
import { VariantStatus } from './document-schemas.ts';

/**
 * What a body names. Of a picture or document there are no variants; of what is not there, or may not be read, nothing is
 * known but its key.
 */
const Reference = z.looseObject({
  contentKey: z.string(),
  contentType: z.nullable(TypeSummary),
  isPublished: z.boolean(),
  kind: z.enum(['Content', 'Media', 'Unknown']),
  /** In the language of the variant that names it where it is there, else its own. */
  language: nullableText,
  managedContentId: nullableText,
  managedContentVariantId: nullableText,
  resourceUrl: nullableText,
  status: z.nullable(VariantStatus),
  title: nullableText,
});

/** What the latest version of each variant of a content names. */
export const VariantReferences = z.looseObject({
  contentKey: z.string(),
  managedContentId: z.string(),
  variants: z.array(
    z.looseObject({
      language: z.string(),
      managedContentVariantId: z.string(),
      managedContentVersionId: z.string(),
      references: z.array(Reference),
    }),
  ),
});

/** A variant that names the content: in its latest version, in the one that is delivered, or in both. */
const ReferenceDetail = z.looseObject({
  inLatestVersion: z.boolean(),
  inPublishedVersion: z.boolean(),
  language: z.string(),
  managedContentVariantId: z.string(),
  status: VariantStatus,
  title: z.string(),
});

/** A page of the contents that name a content. */
export const ReferencedBy = z.looseObject({
  ...pageUrls,
  contentKey: z.string(),
  managedContentId: z.string(),
  references: z.array(
    z.looseObject({
      contentKey: z.string(),
      contentType: TypeSummary,
      managedContentId: z.string(),
      /** Null unless requested. */
      referenceDetails: z.nullable(z.array(ReferenceDetail)),
      resourceUrl: z.string(),
      title: z.string(),
    }),
  ),
  total: z.int(),
});
