import sanitize from 'sanitize-html';

const cell = ['colspan', 'rowspan'];

/** What rich text may hold: text, lists, headings below the page's own, links that lead to pages, mail and phones, tables. */
const options: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'b', 'strong', 'i', 'em', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'a', 'blockquote'],
    ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href'], th: [...cell, 'scope'], td: cell },
  allowedSchemes: ['https', 'mailto', 'tel'],
  // `//host/path` would leave the site under any scheme.
  allowProtocolRelative: false,
};

/** Cleaned once, on the way in: what is stored may be shown as it is. */
export function sanitizeRichText(html: string): string {
  return sanitize(html, options);
}
