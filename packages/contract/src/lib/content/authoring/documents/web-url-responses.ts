import * as z from 'zod/mini';
import type { Infer } from '../../../infer.ts';
import { nullableText, pageUrls } from '../common-responses.ts';
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
export type WebUrl = Infer<typeof WebUrl>;

export const WebUrls = z.looseObject({
  ...pageUrls,
  contentKey: z.string(),
  managedContentId: z.string(),
  total: z.int(),
  webUrls: z.array(WebUrl),
});
export type WebUrls = Infer<typeof WebUrls>;
