import * as z from 'zod/mini';
import { nullableText, pageUrls, TypeSummary } from '../common-schemas.ts';

/** C-098. */
export const ContentTypes = z.looseObject({ contentTypes: z.array(TypeSummary), totalItems: z.int() });

/** `schema` is JSON Schema with `title` and `x-node` at each field; null where any body is allowed. */
export const ContentType = z.looseObject({
  fullyQualifiedName: z.string(),
  mixins: z.array(z.string()),
  name: z.string(),
  schema: z.nullable(z.looseObject({ properties: z.record(z.string(), z.looseObject({})) })),
});

/** C-100: `componentDefinition` is what a page view calls it by. */
export const ContentProvider = z.looseObject({
  componentDefinition: z.string(),
  icon: z.string(),
  name: z.string(),
  type: z.enum(['Item', 'Collection']),
});

/** C-101. */
export const ContentProviders = z.looseObject({
  ...pageUrls,
  providers: z.array(ContentProvider),
  total: z.int(),
});

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
