import type { Alternate, PageHead } from '../head-tags/page-head.ts';
import type { Seo } from './seo-of.ts';
import type { SeoProperties } from './seo-properties.ts';

/** C-016, C-053: links to the page in each of its languages; the one that the site speaks first is for all other readers too. */
export function alternatesOf(
  hrefLangUrls: Readonly<Record<string, string>>,
  defaultLanguage?: string,
): readonly Alternate[] {
  const list = Object.entries(hrefLangUrls).map(([language, href]) => ({ language, href }));
  const first = defaultLanguage === undefined ? undefined : hrefLangUrls[defaultLanguage];
  if (list.length < 2) return [];
  return first === undefined ? list : [...list, { language: 'x-default', href: first }];
}

/** The assistant's settings for the head; what they leave open comes from the properties of the record or content. */
export function seoPageHead(
  seo: Partial<Seo>,
  properties?: SeoProperties | undefined,
  defaultLanguage?: string,
): PageHead {
  return {
    title: seo.pageTitle || properties?.title || '',
    description: seo.description || properties?.description || undefined,
    customHeadTags: (properties?.customHeadTags ?? '') + (seo.customHeadTags ?? '') || undefined,
    canonical: properties?.canonicalUrl ?? undefined,
    noIndex: properties?.isSeoIndexed === false,
    alternates: alternatesOf(properties?.hrefLangUrls ?? {}, defaultLanguage),
  };
}
