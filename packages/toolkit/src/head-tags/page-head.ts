import { fullTitle } from './full-title.ts';
import { type HeadTag, link, linkedData, meta } from './head-tag.ts';
import { readHeadTags } from './read-head-tags.ts';

/** The same page in a language, as `en-US` or `en_US`; `x-default` is for readers of all others. */
export interface Alternate {
  readonly language: string;
  readonly href: string;
}

/** The metadata of a page. Addresses may be paths of the site. */
export interface PageHead {
  readonly title: string;
  readonly siteName?: string | undefined;
  readonly description?: string | undefined;
  readonly canonical?: string | undefined;
  /** The language of the page, as `en-US`. */
  readonly locale?: string | undefined;
  /** Whether search engines shall leave the page out. */
  readonly noIndex?: boolean | undefined;
  readonly alternates?: readonly Alternate[] | undefined;
  /** The picture of the page where others show a link to it. */
  readonly image?: string | undefined;
  /** Where others show a link to it, in place of its title and description. */
  readonly cardTitle?: string | undefined;
  readonly cardDescription?: string | undefined;
  /** Of what schema.org knows. */
  readonly jsonLd?: readonly Readonly<Record<string, unknown>>[] | undefined;
  /** HTML by an author, of which `readHeadTags` keeps what is allowed. */
  readonly customHeadTags?: string | undefined;
}

/** C-053: `en_US` in lists of the platform, `en-US` in documents; undefined for what is no language. */
export function languageTag(language: string): string | undefined {
  const tag = language.trim().replaceAll('_', '-');
  return /^(?:x-default|[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3})$/i.test(tag) ? tag : undefined;
}

const keyOf = ({ name, attributes }: HeadTag): string | undefined =>
  name === 'meta' ? (attributes.name ?? attributes.property)?.toLowerCase() : undefined;

/**
 * C-013 to C-018: the elements of a page's head: title, description, canonical link, no-index flag, links to the same page in
 * other languages, what shows it where it is shared, linked data, and what its author added. A `meta` by the author takes the
 * place of ours of the same name, but never of the flag that the page is not for search engines.
 */
export function pageHeadTags(head: PageHead, origin: string): readonly HeadTag[] {
  const {
    title,
    siteName,
    description,
    canonical,
    locale,
    noIndex,
    alternates = [],
    image,
    cardTitle = title,
    cardDescription = description,
    jsonLd = [],
  } = head;
  const at = (address: string | undefined, tag: (href: string) => HeadTag): HeadTag | undefined =>
    address !== undefined && URL.canParse(address, origin) ? tag(new URL(address, origin).href) : undefined;
  const custom = readHeadTags(head.customHeadTags ?? '');
  const customKeys = new Set(custom.map(keyOf).filter((key) => key !== 'robots'));
  const own: readonly (HeadTag | false | '' | undefined)[] = [
    { name: 'title', attributes: {}, text: fullTitle(title, siteName) },
    description && meta('name', 'description', description),
    noIndex && meta('name', 'robots', 'noindex'),
    at(canonical, (href) => link('canonical', href)),
    ...alternates.map(({ language, href }) => {
      const hreflang = languageTag(language);
      return hreflang && at(href, (address) => link('alternate', address, { hreflang }));
    }),
    meta('property', 'og:title', cardTitle),
    meta('property', 'og:type', 'website'),
    siteName && meta('property', 'og:site_name', siteName),
    locale && meta('property', 'og:locale', locale.replace('-', '_')),
    cardDescription && meta('property', 'og:description', cardDescription),
    at(canonical, (href) => meta('property', 'og:url', href)),
    at(image, (href) => meta('property', 'og:image', href)),
    meta('name', 'twitter:card', image === undefined ? 'summary' : 'summary_large_image'),
    ...jsonLd.map(linkedData),
  ];
  return [
    ...own.filter((tag): tag is HeadTag => Boolean(tag)).filter((tag) => !customKeys.has(keyOf(tag) ?? '')),
    ...custom,
  ];
}
