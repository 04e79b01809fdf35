import * as z from 'zod/mini';
import { nullableText, UserSummary } from '../common-schemas.ts';
import { redirectOutcomes } from './redirect-terms.ts';

/** An old name, and where whoever opens it is led. */
export const SpaceRedirect = z.looseObject({
  managedContentWebUrlId: z.string(),
  channelId: z.string(),
  language: z.string(),
  urlAlias: z.string(),
  /** Where the old name was; null where the site has no pages of contents. */
  path: nullableText,
  /** The content that it leads to, wherever that is; null where it leads to an address. */
  content: z.nullable(z.object({ contentKey: z.string(), managedContentId: z.string(), title: z.string() })),
  /** Where whoever opens it arrives; null where that is nowhere, since the content is not published. */
  leadsTo: nullableText,
  lastModifiedBy: z.nullable(UserSummary),
  lastModifiedDate: z.string(),
});

/** A page of the redirects of a space. */
export const SpaceRedirects = z.looseObject({
  redirects: z.array(SpaceRedirect),
  nextPageToken: nullableText,
  /** Of all pages; null on those after the first. */
  total: z.nullable(z.int()),
});

/** What became of each redirect, in the order in which they came. */
export const WrittenRedirects = z.looseObject({
  results: z.array(
    z.looseObject({
      outcome: z.enum(redirectOutcomes),
      /** Why it was rejected. */
      message: nullableText,
    }),
  ),
});
