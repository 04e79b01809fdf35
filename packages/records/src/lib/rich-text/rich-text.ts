import { contentAttributes, contentTags } from '@relab/contract/content';
import sanitize from 'sanitize-html';

const cell = ['colspan', 'rowspan'];

const addresses: sanitize.IOptions = {
  allowedSchemes: ['https', 'mailto', 'tel'],
  // `//host/path` would leave the site under any scheme.
  allowProtocolRelative: false,
};

/** What rich text may hold: text, lists, headings below the page's own, links that lead to pages, mail and phones, tables. */
const recordOptions: sanitize.IOptions = {
  ...addresses,
  allowedTags: [
    ...['p', 'br', 'b', 'strong', 'i', 'em', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'a', 'blockquote'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href'], th: [...cell, 'scope'], td: cell },
};

/** A picture comes from a path of the site, over https, or from the medium that a token names. */
const isPicture = /^(?:https:\/\/|\/(?![/\\])|\{!)/;

const contentOptions: sanitize.IOptions = {
  ...addresses,
  allowedTags: [...contentTags],
  allowedAttributes: Object.fromEntries(
    Object.entries(contentAttributes).map(([name, attributes]) => [name, [...attributes]]),
  ),
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isPicture.test(attribs.src ?? ''),
};

const maxPasses = 5;

/**
 * Sanitised until it stays as it is: what is left of misnested markup is read otherwise the second time, and what is stored
 * shall be what is shown. Where it never settles, its words are left.
 */
function sanitizeUntilStable(html: string, options: sanitize.IOptions): string {
  let written = sanitize(html, options);
  for (let times = 1; times < maxPasses; times++) {
    const again = sanitize(written, options);
    if (again === written) return written;
    written = again;
  }
  return sanitize(written, { allowedTags: [], allowedAttributes: {} });
}

/** Rich text of a record, sanitised once, on the way in: what is stored may be shown as it is. */
export function sanitizeRichText(html: string): string {
  return sanitizeUntilStable(html, recordOptions);
}

/** Rich text of a content, which may show pictures too. Tokens in it stay, for the site that shows it. */
export function sanitizeContent(html: string): string {
  return sanitizeUntilStable(html, contentOptions);
}
