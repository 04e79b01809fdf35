import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextBlock } from './index.ts';

test('S-027 a heading can be extra-large, centred and bold', () => {
  const html = render(<TextBlock text="Discover Relab" level={1} size="x-large" alignment="center" bold />);
  expect(html).toMatch(/^<h1 class="[^"]*x-large[^"]*center[^"]*bold[^"]*">Discover Relab<\/h1>$/);
});

test('without a level from 1 to 6 it is a paragraph', () => {
  expect(render(<TextBlock text="x" />)).toMatch(/^<p /);
  expect(render(<TextBlock text="x" level={7} />)).toMatch(/^<p /);
  expect(render(<TextBlock text="" level={2} />)).toBe('');
});
