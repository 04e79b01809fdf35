import { expect, test } from 'vitest';
import { mapUrls } from './map-urls.ts';

const items = [
  {
    id: 'MCA',
    url: '/a',
    body: { image: { url: '/b', altText: '/b' }, links: [{ url: '/c' }, 7, null] },
    published: undefined,
  },
  { url: { text: '/d' }, text: { url: 9 } },
];

test('C-049: each text that is called url is mapped, however deep, and nothing else', () => {
  expect(mapUrls(items, (url) => `/shop${url}`)).toEqual([
    {
      id: 'MCA',
      url: '/shop/a',
      body: { image: { url: '/shop/b', altText: '/b' }, links: [{ url: '/shop/c' }, 7, null] },
    },
    { url: { text: '/d' }, text: { url: 9 } },
  ]);
  expect(items[0]?.url).toBe('/a');
});
