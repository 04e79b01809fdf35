import * as z from 'zod/mini';
import { nullableText } from '../common-schemas.ts';

/** A content in another form: its fields as HTML, or the file of a picture or a document in one of its sizes. */
export const ContentRendition = z.looseObject({
  contentKey: z.string(),
  language: z.string(),
  managedContentId: z.string(),
  managedContentVersionId: z.string(),
  mimeType: z.string(),
  renditionType: z.string(),
  title: z.string(),
  /** Null for a file, which stands at its address. */
  content: nullableText,
  /** Null for what stands here. */
  url: nullableText,
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
});
