import * as z from 'zod/mini';
import { siteLinkKinds } from './site-link-kinds.ts';

/** A page of the site that is no content, in the language of the request. */
export const SiteLink = z.looseObject({
  kind: z.enum(siteLinkKinds),
  label: z.string(),
  /** On the site. */
  path: z.string(),
});

/** Fifty at most, pages before categories. */
export const SiteLinks = z.looseObject({ links: z.array(SiteLink) });
