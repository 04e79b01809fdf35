import * as z from 'zod/mini';
import type { Infer } from '../../../infer.ts';
import { nullableText, pageUrls, TypeSummary } from '../common-responses.ts';

/** C-098. */
export const ContentTypes = z.looseObject({ contentTypes: z.array(TypeSummary), totalItems: z.int() });
export type ContentTypes = Infer<typeof ContentTypes>;

/** C-100: `componentDefinition` is what a page view calls it by. */
export const ContentProvider = z.looseObject({
  componentDefinition: z.string(),
  icon: z.string(),
  name: z.string(),
  type: z.enum(['Item', 'Collection']),
});
export type ContentProvider = Infer<typeof ContentProvider>;

/** C-101. */
export const ContentProviders = z.looseObject({
  ...pageUrls,
  providers: z.array(ContentProvider),
  total: z.int(),
});
export type ContentProviders = Infer<typeof ContentProviders>;

/** C-099. Addresses have a place for the content's key, `{contentKey}`; they are null where nothing is shown. */
export const PreviewEndpoints = z.looseObject({
  previewEndpoints: z.array(
    z.looseObject({
      channelName: z.string(),
      guestPreviewEndpoint: nullableText,
      previewEndpoint: nullableText,
    }),
  ),
});
export type PreviewEndpoints = Infer<typeof PreviewEndpoints>;
