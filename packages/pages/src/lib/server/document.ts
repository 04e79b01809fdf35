import { scriptJson } from '@relab/react/server';
import { liveRegionMarkup } from '../navigation/live-region.ts';
import type { StyledDocument } from './document-gzip.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as HTML, in elements and in attributes with double quotes. Single quotes stay as they are. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);

/** What the document around a page is made of. Style sheets stand in it: no request waits for them. */
export interface DocumentParts {
  readonly locale: string;
  /** Markup: title, links and other metadata of the page. */
  readonly head: string;
  /** The text of the style sheet. */
  readonly style: string;
  /** The text of a style sheet of this page alone. */
  readonly pageStyle?: string | undefined;
  readonly fonts: readonly string[];
  readonly entry: string;
  /** What scripts read, each under the attribute of the element that holds it. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Everything before the page's own markup, around the text of the style sheet. */
export function documentAroundStyle({
  locale,
  head,
  fonts,
  entry,
  data = {},
  pageStyle,
}: Omit<DocumentParts, 'style'>): StyledDocument {
  const before = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    head,
    ...fonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`),
  ];
  const after = [
    ...(pageStyle === undefined ? [] : [`<style>${pageStyle}</style>`]),
    `<script type="module" src="${entry}"></script>`,
    ...Object.entries(data).map(
      ([attribute, value]) => `<script type="application/json" ${attribute}>${scriptJson(value)}</script>`,
    ),
  ];
  return {
    beforeStyle: `<!doctype html><html lang="${locale}"><head>${before.join('')}<style>`,
    afterStyle: `</style>${after.join('')}</head><body><div id="root">`,
  };
}

/** Everything before the page's own markup. */
export function documentStart({ style, ...parts }: DocumentParts): string {
  const { beforeStyle, afterStyle } = documentAroundStyle(parts);
  return beforeStyle + style + afterStyle;
}

/** Everything after it: what stands below the page, and what the browser starts with, complete because it comes last. */
export function documentEnd(state: unknown, below = ''): string {
  return `</div>${liveRegionMarkup}${below}<script type="application/json" id="state">${scriptJson(state)}</script></body></html>`;
}
