import * as z from 'zod/mini';
import { nullableText, pageUrls, Resource, TypeSummary, UserSummary } from '../common-schemas.ts';
import { ContentRights } from '../spaces/access-schemas.ts';
import { variantStatuses } from './document-statuses.ts';

/** Of a variant. @internal */
export const VariantStatus = z.object({ label: z.string(), status: z.enum(variantStatuses) });

/** A version of a content in a language. */
export const ContentDocument = z.looseObject({
  apiName: z.string(),
  contentBody: z.looseObject({}),
  contentKey: z.string(),
  contentSpace: Resource,
  contentType: TypeSummary,
  createdBy: z.nullable(UserSummary),
  createdDate: z.string(),
  externalId: nullableText,
  folder: Resource,
  /** Not the platform's own: whether the reader may save it in this language. */
  isEditable: z.boolean(),
  isPublished: z.boolean(),
  language: z.string(),
  lastModifiedBy: z.nullable(UserSummary),
  lastModifiedDate: z.string(),
  managedContentId: z.string(),
  managedContentVariantId: z.string(),
  managedContentVersionId: z.string(),
  /** Not the platform's own: what the reader may do with contents of its type. */
  ownRights: ContentRights,
  status: VariantStatus,
  title: z.string(),
  urlName: nullableText,
  versionNumber: z.string(),
});

/** How a save is rejected that began from another version than the latest; `given` is what would have been stored. */
export const VariantConflict = z.looseObject({
  errorCode: z.string(),
  message: z.string(),
  statusCode: z.literal(412),
  output: z.object({
    current: ContentDocument,
    given: z.object({ title: z.string(), urlName: nullableText, body: z.looseObject({}) }),
  }),
});

/** The versions of a variant, the newest first; `Published` is the one that is delivered. */
export const VariantVersions = z.looseObject({
  ...pageUrls,
  total: z.int(),
  versions: z.array(
    z.looseObject({
      managedContentVersionId: z.string(),
      versionNumber: z.string(),
      status: VariantStatus,
      title: z.string(),
      createdBy: z.nullable(UserSummary),
      createdDate: z.string(),
      publishedDate: nullableText,
    }),
  ),
});
