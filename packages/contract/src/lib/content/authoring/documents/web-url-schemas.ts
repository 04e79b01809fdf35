import * as z from 'zod/mini';
import { nullableText, pageUrls } from '../common-schemas.ts';
import { webUrlStatuses } from './web-url-statuses.ts';

/** C-097. An alias is of a channel, in a language. */
export const WebUrl = z.looseObject({
  associatedRecordId: nullableText,
  channelId: z.string(),
  language: z.string(),
  managedContentWebUrlId: z.string(),
  /** Where whoever opens it arrives; null where that is nowhere. */
  redirectInfo: z.nullable(z.object({ redirectUrl: z.string() })),
  status: z.enum(webUrlStatuses),
  urlAlias: z.string(),
});

/** A page of the addresses of a content: those that it has first, then those that it had. */
export const WebUrls = z.looseObject({
  ...pageUrls,
  contentKey: z.string(),
  managedContentId: z.string(),
  total: z.int(),
  webUrls: z.array(WebUrl),
});
