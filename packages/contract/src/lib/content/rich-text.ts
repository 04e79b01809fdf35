/**
 * Elements that rich text of a content is made of: what a server keeps of what authors write, and what a site lets through of
 * what it is answered.
 */
export const contentTags: readonly string[] = [
  ...[
    'p',
    'br',
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'sub',
    'sup',
    'code',
    'pre',
    'hr',
    'ul',
    'ol',
    'li',
    'dl',
    'dt',
    'dd',
  ],
  ...['h2', 'h3', 'h4', 'a', 'blockquote', 'figure', 'figcaption', 'img'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

/** Attributes of these elements. Addresses may be tokens: `{!cmsMedia(KEY)}`, `{!contentAsset(Name)}` (C-008, C-009). */
export const contentAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'width', 'height', 'title'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  ol: ['start'],
};
