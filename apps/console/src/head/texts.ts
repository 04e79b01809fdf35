export const head = 'Search engines and sharing';
export const labels = {
  title: 'Title in search results',
  description: 'Description in search results',
  canonicalUrl: 'Canonical address',
  cardTitle: 'Title where it is shared',
  cardDescription: 'Description where it is shared',
} as const;
export const hints = {
  title: 'Left empty, it is the title of the page. Some 60 characters are shown.',
  description: 'Left empty, it is the excerpt or the beginning of the text. Some 160 characters are shown.',
  canonicalUrl:
    'Only where the same text stands at another address that search engines should list: a path as /guides, or with https://.',
  cardTitle: 'Left empty, it is the title in search results.',
  cardDescription: 'Left empty, it is the description in search results.',
} as const;
export const noIndex = 'Not listed by search engines';
export const noIndexHint = 'The page stays open to everybody who has its address, and leaves the sitemap.';
export const noAddress = 'A path that begins with a slash, or an address with http:// or https://.';
export const image = 'Picture where it is shared';
export const previewHint = 'Below the form, “Search result and shared link” shows how it looks.';
