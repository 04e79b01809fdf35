import { group, media, type NodeSchema, part, plain } from './node.ts';

/** A path of the site, or the address of another: nothing that a browser would run. */
const addressPattern = '^(?:/(?![/\\\\])|https?://)\\S*$';

/** A page's metadata for search engines and social networks; what is left out comes from its text. */
export const head: NodeSchema = group('Search engines and sharing', {
  title: plain('Title in search results'),
  description: {
    title: 'Description in search results',
    type: 'string',
    maxLength: 500,
    'x-node': 'MultilineText',
  },
  noIndex: part('Not listed by search engines', { type: 'boolean' }),
  canonicalUrl: part('Canonical address', { type: 'string', maxLength: 2048, pattern: addressPattern }),
  cardTitle: plain('Title where it is shared'),
  cardDescription: {
    title: 'Description where it is shared',
    type: 'string',
    maxLength: 500,
    'x-node': 'MultilineText',
  },
  image: media('Picture where it is shared'),
});
