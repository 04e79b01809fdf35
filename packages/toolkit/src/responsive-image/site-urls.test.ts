import { expect, test } from 'vitest';
import { withSiteUrls } from './index.ts';

const items = [
  {
    id: 'MCA',
    url: '/cms/delivery/media/MCA',
    body: { image: { url: '/img/a.webp', altText: '/img/a.webp' }, links: [{ url: '/sell' }, 7, null] },
    published: undefined,
  },
  { url: 'https://other.example/cms/delivery/media/MCB', text: { url: 9 } },
];

test('C-049: any url in the items of a collection is one of the site, however deep', () => {
  expect(withSiteUrls(items)).toEqual([
    {
      id: 'MCA',
      url: '/sfsites/c/cms/delivery/media/MCA',
      body: {
        image: { url: '/sfsites/c/img/a.webp', altText: '/img/a.webp' },
        links: [{ url: '/sell' }, 7, null],
      },
    },
    { url: 'https://other.example/cms/delivery/media/MCB', text: { url: 9 } },
  ]);
  expect(items[0]?.url).toBe('/cms/delivery/media/MCA');
});

test('C-049: a site below a path of its host has its addresses there; what stands there already stays', () => {
  const [first] = withSiteUrls(items, { basePath: '/shop/' });
  expect(first?.url).toBe('/shop/sfsites/c/cms/delivery/media/MCA');
  expect(withSiteUrls([first], { basePath: '/shop/' })).toEqual([first]);
});
