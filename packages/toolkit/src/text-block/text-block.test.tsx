import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextBlock } from './index.ts';

test('S-027 a heading can be extra-large, centred and bold', () => {
  const html = render(<TextBlock text="Discover Relab" level={1} size="x-large" alignment="center" bold />);
  expect(html).toMatch(/^<h1 class="[^"]*x-large[^"]*center[^"]*bold[^"]*">Discover Relab<\/h1>$/);
});

test('without a level it is a paragraph, and no heading is deeper than the sixth', () => {
  expect(render(<TextBlock text="x" />)).toMatch(/^<p /);
  expect(render(<TextBlock text="x" level={7} />)).toMatch(/^<h6 /);
  expect(render(<TextBlock text="" level={2} />)).toBe('');
});
