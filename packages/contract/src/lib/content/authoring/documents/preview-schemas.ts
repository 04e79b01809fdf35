import * as z from 'zod/mini';
import { nullableText } from '../common-schemas.ts';
import { VariantStatus } from './document-schemas.ts';

const version = {
  contentKey: z.string(),
  /** When the link ends to show it. */
  expirationDate: z.string(),
  language: z.string(),
  managedContentVersionId: z.string(),
  versionNumber: z.string(),
} as const;

/** A link that shows one version of a content to whoever holds it. */
export const PreviewLink = z.looseObject({ ...version, previewUrl: z.string() });

/** What such a link shows: the version, and nothing of who works on it or where it lies. */
export const ContentPreview = z.looseObject({
  ...version,
  contentBody: z.looseObject({}),
  contentType: z.object({ fullyQualifiedName: z.string(), name: z.string() }),
  status: VariantStatus,
  title: z.string(),
  urlName: nullableText,
});
