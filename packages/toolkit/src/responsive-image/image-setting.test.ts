import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { imageAddress } from './image-address.ts';
import { contentImage, densityImage, parseImage, srcsetImage } from './index.ts';
import { parseSrcSet } from './src-set.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const own = '/sfsites/c/cms/delivery/media/MC1?version=2';
const placeholder = 'data:image/webp;base64,AAAA';

test('S-279 S-280 S-281 S-282 media of the site come in three widths, each once', () => {
  const image = contentImage({ url: own, altText: 'Bench' });
  expect(image.srcSet?.split(', ')).toEqual([
    `${own}&width=640 640w`,
    `${own}&width=960 960w`,
    `${own}&width=1920 1920w`,
  ]);
  expect(image.url).toBe(`${own}&width=960`);
});

test('S-098 an external picture is taken as it is', () => {
  const url = 'https://pictures.example.test/cms/delivery/media/MC1';
  const info = { url, isExternal: true, altText: 'A', contentKey: 'MC1', contentType: 'cms_image' };
  expect(contentImage(info)).toEqual({ url, altText: 'A' });
  expect(parseImage(info)).toEqual({ url, altText: 'A' });
  expect(densityImage(info, 200)).toEqual({ url, altText: 'A' });
});

test('S-098 whether a picture is external decides if its address gets widths, whatever the address looks like', () => {
  const info = { url: own, altText: 'A', contentKey: 'MC1', contentType: 'cms_image' };
  const widened = contentImage({ url: own, altText: 'A' });
  expect(widened.srcSet).toBeDefined();
  expect(parseImage({ ...info, isExternal: true })).toEqual({ url: own, altText: 'A' });
  expect(parseImage({ ...info, isExternal: false })).toEqual(widened);
  expect(parseImage(info)).toEqual(widened);
  // The address goes before the key, and without one the key is enough.
  expect(parseImage({ ...info, contentKey: 'MC2' })).toEqual(widened);
  expect(parseImage({ ...info, url: '', contentKey: 'MC2' })?.url).toContain('/MC2');
});

test('S-098 C-046 S-081 a picture with a content key alone has the address of that key', () => {
  expect(parseImage({ contentKey: ' MC_1-a ', altText: 'A' })?.url).toBe(
    '/cms/delivery/media/MC_1-a?width=960',
  );
  for (const contentKey of ['', '../x', 'a b', '\ud800', {}, 'x'.repeat(65)])
    expect(parseImage({ contentKey })).toBeUndefined();
});

test('S-121 a picture of a delivered body comes with its measures and its placeholder', () => {
  const image = { contentKey: 'MC1', url: own, altText: 'Bench', placeholder, width: 1600, height: 900 };
  expect(parseImage(image)).toMatchObject({ altText: 'Bench', placeholder, width: 1600, height: 900 });
  expect(parseImage({ ...image, altText: null, placeholder: null, width: null, height: null })).toEqual(
    contentImage({ url: own, altText: '' }),
  );
});

test('S-099 one picture in three addresses is chosen by the width of its place', () => {
  const at = (width: number) => `https://cdn.example.test/a.webp?width=${width}&v=1`;
  const image = srcsetImage({
    Url: at(1920),
    AltText: 'A',
    SrcSet: { mobile: at(640), tablet: at(960), desktop: at(1920) },
  });
  expect(image).toEqual({
    url: at(1920),
    altText: 'A',
    srcSet: `${at(640)} 640w, ${at(960)} 960w, ${at(1920)} 1920w`,
  });
});

test('S-099 S-279 S-282 one of the site’s own media is asked for in just the three widths', () => {
  const { srcSet, screens } = srcsetImage({ Url: own, SrcSet: { mobile: own, tablet: `${own}&width=7` } });
  expect(srcSet).toBe(`${own}&width=640 640w, ${own}&width=960 960w`);
  expect(screens).toBeUndefined();
});

test('S-099 S-283 different pictures are chosen by the width of the screen, the site’s own in 1x and 2x', () => {
  const image = parseImage({
    Url: '/a.webp',
    AltText: 'A',
    SrcSet: { mobile: own, tablet: '/t 1x, /t2 2x', desktop: 'https://cdn.example.test/d' },
    ContentKey: 'MC1',
  });
  expect(image).toEqual({
    url: '/a.webp',
    altText: 'A',
    screens: {
      mobile: `${own}&width=640 1x, ${own}&width=1280 2x`,
      tablet: '/t 1x, /t2 2x',
      desktop: 'https://cdn.example.test/d',
    },
  });
  expect(parseImage(image)).toEqual(image);
});

test('S-099 S-212 a malformed address of a device is left out with a warning; the picture still shows', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const SrcSet = { mobile: '/m', tablet: 'not one picture', desktop: '/d' };
  expect(parseImage({ Url: '/a', SrcSet })?.screens).toEqual({ mobile: '/m', desktop: '/d' });
  expect(warn).toHaveBeenCalledOnce();
  expect(parseImage({ Url: '/a', SrcSet: { mobile: 'javascript:x' } })).toEqual({ url: '/a', altText: '' });
});

test('S-099 the address may also be the raw one, or that of the key', () => {
  expect(parseImage({ RawUrl: '/raw', SrcSet: {} })?.url).toBe('/raw');
  expect(parseImage({ Url: '', ContentKey: 'MC1', SrcSet: {} })?.url).toBe(
    '/cms/delivery/media/MC1?width=960',
  );
});

test('S-283 a picture of fixed width comes in 1x and 2x', () => {
  expect(densityImage({ url: own, altText: 'Logo' }, 200)).toEqual({
    url: `${own}&width=200`,
    altText: 'Logo',
    srcSet: `${own}&width=200 1x, ${own}&width=400 2x`,
  });
  expect(densityImage({ url: own }, 1920).srcSet).toContain('width=3840 2x');
});

test('S-284 no picture is asked for in less than 100', () => {
  expect(densityImage({ url: own }, 40).srcSet).toBe(`${own}&width=100 1x, ${own}&width=100 2x`);
  expect(contentImage({ url: own }, {}, [40, 320]).srcSet).toContain('width=100 40w');
});

test('an address that asks for a width asks for the other one instead, before any fragment', () => {
  const { srcSet } = contentImage({ url: '/cms/delivery/media/MC1?width=64&v=1#a' }, {}, [320, 640]);
  expect(srcSet).toBe(
    '/cms/delivery/media/MC1?width=320&v=1#a 320w, /cms/delivery/media/MC1?width=640&v=1#a 640w',
  );
  expect(contentImage({ url: '/cms/delivery/media/MC1#a' }).url).toBe('/cms/delivery/media/MC1?width=960#a');
});

test('a picture that is ready stays as it is', () => {
  const image = { url: '/a', altText: 'A', srcSet: '/a 640w, /b 960w', width: 3, height: 2, placeholder };
  expect(parseImage(image)).toEqual(image);
});

test('an address alone is a picture', () => {
  expect(parseImage(' /my bench.webp ')).toEqual({ url: '/my%20bench.webp', altText: '' });
});

test.each([
  ['javascript:alert(1)'],
  [' JaVaScRiPt:alert(1)'],
  ['data:text/html,<script>'],
  ['data:imagehtml,x'],
  ['http://pictures.example.test/a'],
  ['//pictures.example.test/a'],
  ['/\\pictures.example.test/a'],
  ['/\t/pictures.example.test/a'],
  ['https:///a'],
  ['a.webp'],
  ['blob:https://x/1'],
  [''],
])('"%s" is the address of no picture', (url) => {
  for (const form of [url, { url }, { Url: url }, { url, srcSet: '/a 640w' }])
    expect(parseImage(form)).toBeUndefined();
});

test.each([
  [0, 0],
  [-1, 400],
  [1e9, 1e9],
  ['wide', 'high'],
  [640, undefined],
  [1, 100_000],
  [Number.NaN, Number.POSITIVE_INFINITY],
])('measures %s × %s are none', (width, height) => {
  expect(parseImage({ url: '/a', width, height })).toEqual({ url: '/a', altText: '' });
});

test('measures may be texts, and are whole numbers', () => {
  expect(parseImage({ url: '/a', width: '640', height: 359.6 })).toMatchObject({ width: 640, height: 360 });
});

test('a placeholder is a small picture itself or nothing', () => {
  for (const wrong of [
    'https://elsewhere.test/x.png',
    'data:image/png;base64,AA"); color: red',
    'data:text/css;base64,AAAA',
    `data:image/png;base64,${'A'.repeat(8000)}`,
    7,
  ])
    expect(parseImage({ url: '/a', placeholder: wrong })).toEqual({ url: '/a', altText: '' });
});

test('whatever is given: nothing throws, and every address that comes out may stand on a page', () => {
  // Thousands of warnings would use up those of the tests beside this one.
  vi.stubEnv('NODE_ENV', 'production');
  const word = fc.oneof(
    fc.constantFrom(own, '/a', 'https://x.test/a,b', 'javascript:x', '//x', '/a 640w, /b 2x', '/a 1x', ''),
    fc.string(),
    fc.anything(),
  );
  const optional = fc.option(word, { nil: undefined });
  const picture = fc.record({
    url: optional,
    Url: optional,
    contentKey: optional,
    altText: optional,
    srcSet: optional,
    SrcSet: fc.oneof(optional, fc.record({ mobile: optional, tablet: optional, desktop: optional })),
    screens: fc.oneof(optional, fc.record({ mobile: optional, tablet: optional, desktop: optional })),
    width: optional,
    height: optional,
    placeholder: optional,
  });
  fc.assert(
    fc.property(fc.oneof(picture, word), (input) => {
      const image = parseImage(input);
      if (image === undefined) return;
      expect(imageAddress(image.url)).toBe(image.url);
      for (const set of [image.srcSet, ...Object.values(image.screens ?? {})])
        if (set !== undefined) expect(parseSrcSet(set)).toBeDefined();
      expect(parseImage(image)).toEqual(image);
    }),
    { numRuns: 2000 },
  );
});
