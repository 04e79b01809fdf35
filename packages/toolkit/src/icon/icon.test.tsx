import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cartIcon, Icon } from './index.ts';

test('an icon beside a word is decoration, one alone says its label', () => {
  expect(render(<Icon path={cartIcon} />)).toContain('aria-hidden="true"');
  expect(render(<Icon path={cartIcon} label="Cart" />)).toMatch(/role="img" aria-label="Cart"/);
});
