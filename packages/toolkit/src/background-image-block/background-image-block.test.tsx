import { readFileSync } from 'node:fs';
import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { toolkitBlocks } from '../blocks/index.ts';
import { PageBlocks } from '../page/index.ts';
import { BackgroundImageBlock } from './index.ts';

const css = readFileSync(new URL('./background-image-block.module.css', import.meta.url), 'utf8');

test('S-007 a background-image block is a block of pages, with what stands on the picture', () => {
  const component = {
    definition: 'background-image-block',
    attributes: { imageUrl: '/bench.webp' },
    regions: { content: [{ definition: 'text-block', attributes: { text: 'Bench' } }] },
  };
  const html = render(<PageBlocks components={[component]} blocks={toolkitBlocks} data={{}} />);
  expect(html).toMatch(/src="\/bench.webp".*Bench/);
});

test('S-106 picture, overlay, position, fit and text', () => {
  const html = render(
    <BackgroundImageBlock
      imageUrl="/bench.webp"
      overlayColor="rgba(20, 40, 90, 0.28)"
      imagePosition="top"
      imageFit="contain"
      alternativeText="A lab bench"
    >
      words
    </BackgroundImageBlock>,
  );
  for (const part of [
    'src="/bench.webp"',
    'alt="A lab bench"',
    '--overlay:rgba(20, 40, 90, 0.28)',
    'words',
  ]) {
    expect(html).toContain(part);
  }
  expect(html).toContain('--image-fit:contain');
  expect(html).toContain('--image-position:top');
});

test('S-061 the overlay of the hero is a translucent blue over the picture', () => {
  const html = render(<BackgroundImageBlock imageUrl="/a" overlayColor="oklch(0.32 0.1 262 / 0.28)" />);
  expect(html).toMatch(/<img[^>]*\/><div[^>]*--overlay:oklch\(0.32 0.1 262 \/ 0.28\)/);
});

test.each(['left', 'right', 'top'] as const)('S-107 it may overlap %s', (direction) => {
  const html = render(<BackgroundImageBlock overlapDirection={direction} overlapSize={65} />);
  expect(html).toContain('--overlap:65px');
  const [, names = ''] = /^<div class="([^"]*)"/.exec(html) ?? [];
  const chosen = names.split(' ').filter((name) => /(?:left|right|top|bottom)/.test(name));
  expect(chosen).toEqual([expect.stringContaining(direction)]);
  // A stylesheet that has no rule for the direction would overlap nothing.
  expect(css).toMatch(new RegExp(`\\.${direction} \\{[^}]*var\\(--overlap\\)`));
});

test('S-107 any other direction overlaps nothing', () => {
  const settings = { overlapDirection: 'bottom', overlapSize: 65 } as object;
  expect(render(<BackgroundImageBlock {...settings} />)).not.toContain('65px');
});

test('a picture with its own words keeps them unless others are given', () => {
  const image = { url: '/a', altText: 'Its own' };
  expect(render(<BackgroundImageBlock image={image} />)).toContain('alt="Its own"');
  expect(render(<BackgroundImageBlock image={image} alternativeText="Others" />)).toContain('alt="Others"');
});
