import type { Head } from '@relab/pages';
import { type Alternate, type HeadTag, pageHeadTags } from '@relab/toolkit/head-tags';
import { hrefOf } from '../href.ts';
import { locale } from '../language/language.ts';
import { inLanguages, languages } from '../language/languages.ts';
import { routes } from '../routes.ts';
import type { SiteSettings } from '../site-settings.ts';
import { siteData } from './site-data.ts';

type Site = Pick<SiteSettings, 'siteName' | 'origin'>;

/** The page in each language, and `x-default`; only for pages that search engines may list. */
function alternatesOf({ alternates, canonical, noIndex }: Head): readonly Alternate[] {
  if (alternates !== undefined) return alternates;
  if (canonical === undefined || noIndex || !canonical.startsWith('/')) return [];
  const hrefs = inLanguages(canonical);
  const own = languages.map(({ locale: of }) => ({ language: of.slice(0, 2), href: hrefs[of] }));
  return [...own, { language: 'x-default', href: hrefs[languages[0].locale] }];
}

/**
 * What of a document's head is the page's own. Who the site is stands on its first page alone. Only the server and what
 * follows a navigation use it: no page has to bring it along.
 */
export function headTags(head: Head, site: Site): readonly HeadTag[] {
  const { siteName, origin } = site;
  const ofSite = head.canonical === hrefOf(routes.home) ? siteData(site) : [];
  const jsonLd = [...ofSite, ...(head.jsonLd ?? [])];
  return pageHeadTags({ ...head, alternates: alternatesOf(head), siteName, locale, jsonLd }, origin);
}
