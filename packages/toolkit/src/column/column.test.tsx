import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Column, parseColumnWidth } from './index.ts';

test('S-262 the four portions', () => {
  expect(['50%', '16.67%', '33.33%', '66.67%'].map(parseColumnWidth)).toEqual([6, 2, 4, 8]);
});

test('S-263 columns are parts of twelve, the whole width by default', () => {
  expect([1, 12, 0, 13, '4', undefined, '20%', {}].map(parseColumnWidth)).toEqual([
    1, 12, 1, 12, 4, 12, 12, 12,
  ]);
});

test('S-039 the span reaches the style', () => {
  expect(render(<Column width={12}>x</Column>)).toContain('--column-span:12');
});
