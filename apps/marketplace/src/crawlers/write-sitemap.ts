import { inLanguages, languages } from '@relab/storefront/addresses';

/** A page of the site by its path in the first language. */
export interface ListedPage {
  readonly path: string;
  readonly modified?: Date | undefined;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (found) => escapes[found] ?? found);

const start = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const whenOf = (modified: Date | undefined): string =>
  modified ? `<lastmod>${modified.toISOString()}</lastmod>` : '';

function writePage({ path, modified }: ListedPage, origin: string): string {
  const hrefs = inLanguages(path);
  const address = (of: string): string => escapeXml(new URL(of, origin).href);
  const others = [
    ...languages.map(({ locale }) => [locale.slice(0, 2), hrefs[locale]] as const),
    ['x-default', hrefs[languages[0].locale]] as const,
  ].map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address(href)}"/>`);
  return languages
    .map(
      ({ locale }) =>
        `<url><loc>${address(hrefs[locale])}</loc>${whenOf(modified)}${others.join('')}</url>\n`,
    )
    .join('');
}

/** A part of the sitemap: each page in each language, and where it is in the others. */
export function writeSitemap(pages: readonly ListedPage[], origin: string): string {
  const urls = pages.map((page) => writePage(page, origin)).join('');
  return `${start}<urlset ${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls}</urlset>\n`;
}

/** The list of the parts, by their paths. */
export function writeSitemapIndex(parts: readonly ListedPage[], origin: string): string {
  const list = parts.map(
    ({ path, modified }) =>
      `<sitemap><loc>${escapeXml(new URL(path, origin).href)}</loc>${whenOf(modified)}</sitemap>\n`,
  );
  return `${start}<sitemapindex ${namespace}>\n${list.join('')}</sitemapindex>\n`;
}
