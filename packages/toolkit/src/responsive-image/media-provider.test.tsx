import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  fileAssetPath,
  type ImageSource,
  isMediaPath,
  type MediaDelivery,
  MediaProvider,
  mediaPath,
  ResponsiveImage,
  resolveMediaPath,
} from './index.ts';

const render = (image: ImageSource | string | object, delivery?: MediaDelivery): string => {
  const picture = <ResponsiveImage image={image as ImageSource} />;
  return renderToStaticMarkup(delivery ? <MediaProvider value={delivery}>{picture}</MediaProvider> : picture);
};

const srcOf = (html: string) => / src="([^"]*)"/.exec(html)?.[1];
const setOf = (html: string) => / srcSet="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&').split(', ');

test('S-077 S-078 S-080 C-045 media paths resolve under the base path and the prefix', () => {
  expect(['/cms/x', '/img/x', '/assets/x'].every(isMediaPath)).toBe(true);
  expect(['/image/x', 'cms/x', 'https://x/cms/y'].some(isMediaPath)).toBe(false);
  expect(resolveMediaPath('/cms/delivery/media/MC1', '/shop/')).toBe(
    '/shop/sfsites/c/cms/delivery/media/MC1',
  );
  expect(resolveMediaPath('/elsewhere')).toBe('/elsewhere');
});

test('S-081 S-082 C-046 C-047 media and file assets', () => {
  expect(mediaPath('MC1')).toBe('/cms/delivery/media/MC1');
  expect(fileAssetPath('Price list', 3)).toBe('/file-asset/Price%20list?v=3');
});

test.each([
  ['/cms/delivery/media/MC1', '/shop/sfsites/c/cms/delivery/media/MC1?width=960'],
  ['/img/bench.webp', '/shop/sfsites/c/img/bench.webp'],
  ['/assets/bench.webp', '/shop/sfsites/c/assets/bench.webp'],
])('S-078 C-045 %s in content comes from under base path and prefix, once', (path, address) => {
  expect(srcOf(render(path, { basePath: '/shop' }))).toBe(address);
  expect(srcOf(render(address, { basePath: '/shop' }))).toBe(address);
});

test('S-078 C-045 without a base path, just under the prefix; every width of it too', () => {
  const html = render({ contentKey: 'MC1' });
  expect(srcOf(html)).toBe('/sfsites/c/cms/delivery/media/MC1?width=960');
  expect(setOf(html)).toEqual([
    '/sfsites/c/cms/delivery/media/MC1?width=640 640w',
    '/sfsites/c/cms/delivery/media/MC1?width=960 960w',
    '/sfsites/c/cms/delivery/media/MC1?width=1920 1920w',
  ]);
});

test('a site may serve media as they are', () => {
  expect(srcOf(render('/assets/a.webp', { prefix: '' }))).toBe('/assets/a.webp');
});

const cdn: MediaDelivery = {
  transform: (url, { width }) => `https://cdn.example.test/w_${width},q_80${url}`,
};

test('S-079 an image CDN may give a picture of the site in each width', () => {
  const html = render('/img/a.webp', cdn);
  expect(srcOf(html)).toBe('https://cdn.example.test/w_1920,q_80/sfsites/c/img/a.webp');
  expect(setOf(html)).toEqual([
    'https://cdn.example.test/w_640,q_80/sfsites/c/img/a.webp 640w',
    'https://cdn.example.test/w_960,q_80/sfsites/c/img/a.webp 960w',
    'https://cdn.example.test/w_1920,q_80/sfsites/c/img/a.webp 1920w',
  ]);
});

test('S-079 S-283 S-284 it is told the width that an address asks for, never less than 100', () => {
  const own = '/cms/delivery/media/MC1?width=';
  const image = { url: `${own}40`, altText: '', srcSet: `${own}40 1x, ${own}1280 2x` };
  expect(setOf(render(image, cdn))?.map((address) => /w_\d+/.exec(address)?.[0])).toEqual([
    'w_100',
    'w_1280',
  ]);
});

test('S-079 external pictures, and those inside their address, do not pass through it', () => {
  for (const address of ['https://elsewhere.example.test/a.webp', 'data:image/gif;base64,AAAA'])
    expect(srcOf(render(address, cdn))).toBe(address);
});

test('S-079 an address of it that may not stand on a page is not taken', () => {
  expect(srcOf(render('/a.webp', { transform: () => 'javascript:alert(1)' }))).toBe('/a.webp');
});

test('S-079 the pictures for other screens pass through it, too', () => {
  const SrcSet = { mobile: '/m.webp', tablet: '/t.webp', desktop: '/d.webp' };
  expect(render({ Url: '/a.webp', SrcSet }, cdn)).toContain(
    '<source media="(max-width: 47.9375em)" srcSet="https://cdn.example.test/w_640,q_80/m.webp"/>',
  );
});

test.each(['40', '0', '-1', 'wide', ''])(
  'S-284 media that content asks for in width "%s" are asked for in 100',
  (width) => {
    const url = `/cms/delivery/media/MC1?width=${width}`;
    expect(srcOf(render({ url, altText: '', srcSet: `${url}&v=1 1x` }))).toBe(
      '/sfsites/c/cms/delivery/media/MC1?width=100',
    );
    expect(setOf(render({ url, altText: '', srcSet: `${url}&v=1 1x` }))).toEqual([
      '/sfsites/c/cms/delivery/media/MC1?width=100&v=1 1x',
    ]);
  },
);
