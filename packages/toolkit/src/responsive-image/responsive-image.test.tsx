import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { toolkitBlocks } from '../blocks/index.ts';
import { PageBlocks } from '../page/index.ts';
import { type ImageSource, ResponsiveImage } from './index.ts';
import { responsiveImageSettings } from './responsive-image.tsx';

const asBlock = (attributes: object, data = {}) =>
  render(
    <PageBlocks
      components={[{ definition: 'responsive-image', attributes }]}
      blocks={toolkitBlocks}
      data={data}
    />,
  );

test('S-017 a responsive image is a block of pages, its picture from content', () => {
  const bannerImage = { contentKey: 'MC1', url: '/sfsites/c/cms/delivery/media/MC1', altText: 'Bench' };
  const html = asBlock(
    { image: '{!hero.bannerImage}', sizes: '50vw', imageFit: 'contain' },
    { hero: { bannerImage } },
  );
  expect(html).toContain('alt="Bench"');
  expect(html).toContain('width=640 640w');
  expect(html).toContain('sizes="50vw"');
  expect(html).toContain('--image-fit:contain');
  expect(asBlock({ image: '{!hero.bannerImage}' })).toBe('');
});

test('S-064 what the home page shows is addressed by version and by few widths, so that it can be cached', () => {
  const html = asBlock({ image: { url: '/sfsites/c/cms/delivery/media/MC1?version=7', altText: '' } });
  const addresses = html.match(/\/sfsites[^" ]+/g) ?? [];
  expect(new Set(addresses).size).toBe(3);
  for (const address of addresses) expect(address).toContain('version=7');
});

test('a picture has its size before it loads, and loads when it comes near', () => {
  const image = { url: '/a.webp', altText: 'A', width: 960, height: 720, srcSet: '/a.webp 960w' };
  const html = render(<ResponsiveImage image={image} sizes="50vw" />);
  expect(html).toContain('width="960" height="720"');
  expect(html).toContain('--image-ratio:960 / 720');
  expect(html).toContain('sizes="50vw"');
  expect(html).toContain('loading="lazy"');
});

test('a picture of unknown measures, or of impossible ones, stands whole in a box of its own', () => {
  for (const measures of [{}, { width: 1e9, height: -1 }]) {
    const html = render(<ResponsiveImage image={{ url: '/a.webp', altText: 'A', ...measures }} />);
    expect(html).toContain('--image-fit:contain');
    expect(html).not.toMatch(/width=|--image-ratio/);
  }
});

test('S-099 S-283 different pictures stand in one picture, chosen by the width of the screen', () => {
  const SrcSet = { mobile: '/m.webp', desktop: '/d 1x, /d2 2x' };
  const html = asBlock({ image: { Url: '/a.webp', AltText: 'A', SrcSet } });
  expect(html).toMatch(/^<picture[^>]*><source[^>]*\/><source[^>]*\/><img[^>]*\/><\/picture>$/);
  expect(html).toContain('media="(max-width: 47.9375em)" srcSet="/m.webp"');
  expect(html).toContain('media="(min-width: 64.0625em)" srcSet="/d 1x, /d2 2x"');
  expect(html).toContain('src="/a.webp"');
  expect(html).not.toContain('sizes=');
});

test('S-212 a malformed set of widths is skipped with a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(asBlock({ image: { url: '/a', altText: 'A', srcSet: 'a b c d' } })).toContain('src="/a"');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('"a b c d" is malformed'));
  warn.mockRestore();
});

test('the first picture is asked for at once', () => {
  const html = render(<ResponsiveImage image={{ url: '/a.webp', altText: '' }} priority />);
  expect(html).toContain('loading="eager"');
  expect(html).toContain('fetchPriority="high"');
});

test('a placeholder is an inline picture or nothing', () => {
  const style = (placeholder: string) =>
    render(<ResponsiveImage image={{ url: '/a', altText: '', placeholder }} />);
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
  expect(asBlock({ image: '/a', imagePosition: '30% 70%' })).toContain('--image-position:30% 70%');
});

test('what is no picture shows nothing', () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  for (const image of [undefined, null, '', 'javascript:x', {}, [], 7] as (ImageSource | undefined)[])
    expect(render(<ResponsiveImage image={image} />)).toBe('');
  vi.restoreAllMocks();
});
