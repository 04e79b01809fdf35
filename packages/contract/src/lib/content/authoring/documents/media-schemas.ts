import * as z from 'zod/mini';
import { nullableText, pageUrls, Resource } from '../common-schemas.ts';
import { VariantStatus } from './document-schemas.ts';

/** The file of an image content. */
export const MediaFile = z.object({
  contentSize: z.nullable(z.int()),
  /** What the site shows of it now: parts of its sides. Null where that is all. */
  crop: z.nullable(z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })),
  fileHash: nullableText,
  height: z.nullable(z.int()),
  mimeType: z.string(),
  /** The file as it was uploaded, whole, for who may write in the space. */
  originalUrl: z.string(),
  placeholder: nullableText,
  /** From the root of the host; it may be given a `width`, a `format` and a `ratio`. */
  url: z.string(),
  /** Points of the whole file, as `height`. */
  width: z.nullable(z.int()),
});

/** An image content in the language that it was made in; its file is null where it was made without one. */
export const MediaItem = z.looseObject({
  altText: nullableText,
  contentKey: z.string(),
  createdDate: z.string(),
  /** How many other contents of the space have the same file. */
  duplicates: z.int(),
  file: z.nullable(MediaFile),
  folder: Resource,
  isPublished: z.boolean(),
  language: z.string(),
  lastModifiedDate: z.string(),
  managedContentId: z.string(),
  managedContentVariantId: z.string(),
  status: VariantStatus,
  title: z.string(),
});

/** A page of the media library. */
export const MediaItems = z.looseObject({ ...pageUrls, items: z.array(MediaItem) });

/** How a file is rejected that the space has already; `duplicates` are the contents that have it. */
export const MediaConflict = z.looseObject({
  errorCode: z.string(),
  message: z.string(),
  statusCode: z.literal(409),
  output: z.object({
    duplicates: z.array(
      z.object({ contentKey: z.string(), managedContentId: z.string(), title: z.string() }),
    ),
  }),
});

/** A file that is uploaded in parts, as its sender described it, and the numbers of the parts that have arrived. */
export const MediaUpload = z.object({
  createdDate: z.string(),
  fileHash: z.string(),
  fileName: z.string(),
  fileSize: z.int(),
  folder: Resource,
  lastModified: z.int(),
  mediaUploadId: z.string(),
  receivedParts: z.array(z.int()),
  /** The content whose file it will replace; null for one that becomes a content of its own. */
  replaces: z.nullable(z.object({ contentKey: z.string(), managedContentId: z.string(), title: z.string() })),
});

/** Uploads of one user into one space. */
export const MediaUploads = z.object({ uploads: z.array(MediaUpload) });
