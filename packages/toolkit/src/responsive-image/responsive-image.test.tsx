import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  contentImage,
  fileAssetPath,
  isMediaPath,
  mediaPath,
  ResponsiveImage,
  resolveMediaPath,
  srcsetImage,
} from './index.ts';
import { responsiveImageSettings } from './responsive-image.tsx';

test('S-279 S-280 S-281 S-282 media of the site come in three widths, each once', () => {
  const image = contentImage({ url: '/sfsites/c/cms/delivery/media/MC1?version=2', altText: 'Bench' });
  expect(image.srcSet?.split(', ')).toEqual([
    '/sfsites/c/cms/delivery/media/MC1?version=2&width=640 640w',
    '/sfsites/c/cms/delivery/media/MC1?version=2&width=960 960w',
    '/sfsites/c/cms/delivery/media/MC1?version=2&width=1920 1920w',
  ]);
});

test('S-098 an external picture is taken as it is', () => {
  const url = 'https://pictures.example.test/cms/delivery/media/MC1';
  expect(contentImage({ url, isExternal: true })).toEqual({ url, altText: '' });
});

test('S-099 a picture with its widths; a malformed address is left out', () => {
  const image = srcsetImage({
    Url: '/a',
    AltText: 'A',
    SrcSet: { mobile: '/m', tablet: '/t 2x, /u', desktop: '/d' },
  });
  expect(image).toEqual({ url: '/a', altText: 'A', srcSet: '/m 640w, /d 1920w' });
});

test('S-077 S-078 S-080 media paths resolve under the base path and the prefix', () => {
  expect(['/cms/x', '/img/x', '/assets/x'].every(isMediaPath)).toBe(true);
  expect(['/image/x', 'cms/x', 'https://x/cms/y'].some(isMediaPath)).toBe(false);
  expect(resolveMediaPath('/cms/delivery/media/MC1', '/shop/')).toBe(
    '/shop/sfsites/c/cms/delivery/media/MC1',
  );
  expect(resolveMediaPath('/elsewhere')).toBe('/elsewhere');
});

test('S-081 S-082 media and file assets', () => {
  expect(mediaPath('MC1')).toBe('/cms/delivery/media/MC1');
  expect(fileAssetPath('Price list', 3)).toBe('/file-asset/Price%20list?v=3');
});

test('a picture has its size before it loads, and loads when it comes near', () => {
  const image = { url: '/a.webp', altText: 'A', width: 960, height: 720, srcSet: '/a.webp 960w' };
  const html = renderToStaticMarkup(<ResponsiveImage image={image} sizes="50vw" />);
  expect(html).toContain('width="960" height="720"');
  expect(html).toContain('sizes="50vw"');
  expect(html).toContain('loading="lazy"');
});

test('the first picture is asked for at once', () => {
  const html = renderToStaticMarkup(<ResponsiveImage image={{ url: '/a.webp', altText: '' }} priority />);
  expect(html).toContain('loading="eager"');
  expect(html).toContain('fetchPriority="high"');
});

test('a placeholder is an inline picture or nothing', () => {
  const style = (placeholder: string) =>
    renderToStaticMarkup(<ResponsiveImage image={{ url: '/a', altText: '', placeholder }} />);
  expect(style('data:image/png;base64,AAAA')).toContain('data:image/png;base64,AAAA');
  expect(style('https://elsewhere.test/x.png')).not.toContain('elsewhere');
  expect(style('data:image/png;base64,AA"); color: red')).not.toContain('red');
});

test('a focal point is a place inside the picture', () => {
  expect(['30% 70%', 'top', 'left top', 'x; y', 4].map(responsiveImageSettings.imagePosition.read)).toEqual([
    '30% 70%',
    'top',
    'left top',
    undefined,
    undefined,
  ]);
});
