import { scriptJson } from '@relab/react/server';
import { locale } from '../language/language.ts';
import { inLanguages, languages } from '../language/languages.ts';
import type { Head } from './page.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);

export interface DocumentParts {
  readonly head: Head;
  readonly siteName: string;
  readonly origin: string;
  readonly nonce: string;
  /** The text of the style sheet. */
  readonly style: string;
  readonly fonts: readonly string[];
  readonly entry: string;
  /** What scripts read, each under the attribute of the element that holds it. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** The page in each language, and for whoever reads none of them; of a page that search engines may list. */
function alternates({ canonical, noIndex }: Head): readonly (readonly [language: string, href: string])[] {
  if (canonical === undefined || noIndex || !canonical.startsWith('/')) return [];
  const hrefs = inLanguages(canonical);
  const own = languages.map(({ locale: of }) => [of.slice(0, 2), hrefs[of]] as const);
  return [...own, ['x-default', hrefs[languages[0].locale]]];
}

/** Everything before the page's own markup. */
export function documentStart({
  head,
  siteName,
  origin,
  nonce,
  style,
  fonts,
  entry,
  data = {},
}: DocumentParts): string {
  const absolute = (path: string) => escapeHtml(new URL(path, origin).href);
  const tags = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(head.title === siteName ? siteName : `${head.title} · ${siteName}`)}</title>`,
    head.description ? `<meta name="description" content="${escapeHtml(head.description)}">` : '',
    head.canonical ? `<link rel="canonical" href="${absolute(head.canonical)}">` : '',
    ...alternates(head).map(
      ([language, href]) => `<link rel="alternate" hreflang="${language}" href="${absolute(href)}">`,
    ),
    head.noIndex ? '<meta name="robots" content="noindex">' : '',
    `<meta property="og:title" content="${escapeHtml(head.title)}"><meta property="og:site_name" content="${escapeHtml(siteName)}">`,
    head.image ? `<meta property="og:image" content="${absolute(head.image)}">` : '',
    '<meta name="color-scheme" content="light dark">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
    `<style nonce="${nonce}">${style}</style>`,
    `<script type="module" src="${entry}" nonce="${nonce}"></script>`,
    ...Object.entries(data).map(
      ([attribute, value]) =>
        `<script type="application/json" ${attribute} nonce="${nonce}">${scriptJson(value)}</script>`,
    ),
    ...(head.jsonLd ?? []).map(
      (thing) => `<script type="application/ld+json" nonce="${nonce}">${scriptJson(thing)}</script>`,
    ),
  ];
  return `<!doctype html><html lang="${locale}"><head>${tags.filter((tag) => tag !== '').join('')}</head><body><div id="root">`;
}

/** Everything after it: what stands below the page, and what the browser starts with, complete because it comes last. */
export function documentEnd(state: unknown, nonce: string, below = ''): string {
  return `</div>${below}<script type="application/json" id="state" nonce="${nonce}">${scriptJson(state)}</script></body></html>`;
}
