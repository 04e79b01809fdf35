import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Section } from './index.ts';

test('S-061 a section may have a picture under a translucent colour', () => {
  const image = { url: '/bench.webp', altText: '' };
  const html = render(<Section image={image} overlayColor="oklch(0.32 0.1 262 / 0.28)" priority />);
  expect(html).toContain('src="/bench.webp"');
  expect(html).toContain('--overlay:oklch(0.32 0.1 262 / 0.28)');
});

test('a named section is a landmark', () => {
  expect(render(<Section label="Sell your equipment">x</Section>)).toContain(
    'aria-label="Sell your equipment"',
  );
  expect(render(<Section>x</Section>)).not.toContain('aria-label');
});

test('text on the dark panel is light', () => {
  expect(render(<Section backgroundColor="var(--color-panel)" />)).toContain(
    '--section-color:var(--color-on-panel)',
  );
  expect(render(<Section backgroundColor="red; display: none" />)).not.toContain('red');
});
