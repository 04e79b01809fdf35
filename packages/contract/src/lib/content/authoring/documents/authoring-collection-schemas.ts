import * as z from 'zod/mini';
import { nullableText, pageUrls, TypeSummary } from '../common-schemas.ts';
import { VariantStatus } from './document-schemas.ts';

/** The items stand as they do in delivered collections, each with what an author knows of it beside. */
export const AuthoringCollection = z.looseObject({
  ...pageUrls,
  collectionKey: z.string(),
  collectionType: TypeSummary,
  id: z.string(),
  items: z.array(
    z.looseObject({
      body: z.looseObject({ contentBody: z.looseObject({}) }),
      contentType: TypeSummary,
      id: z.string(),
      isPublished: z.boolean(),
      language: z.string(),
      managedContentId: z.string(),
      managedContentVariantId: z.string(),
      name: z.string(),
      status: VariantStatus,
      urlName: nullableText,
    }),
  ),
  language: z.string(),
  managedContentVersionId: z.string(),
  /** When it was published last, in any version. */
  publishedDate: nullableText,
  status: VariantStatus,
  title: z.string(),
  total: z.int(),
  urlName: nullableText,
  versionNumber: z.string(),
});
