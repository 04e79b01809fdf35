import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BackgroundImageBlock } from './index.ts';

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

test.each(['left', 'right', 'top'] as const)('S-107 it may overlap %s', (direction) => {
  const html = render(<BackgroundImageBlock overlapDirection={direction} overlapSize={65} />);
  expect(html).toContain('--overlap:65px');
  expect(html).toContain(direction);
});

test('S-107 any other direction overlaps nothing', () => {
  const settings = { overlapDirection: 'bottom', overlapSize: 65 } as object;
  expect(render(<BackgroundImageBlock {...settings} />)).not.toContain('65px');
});
