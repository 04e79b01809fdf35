import { renderToStaticMarkup as render } from 'react-dom/server';
import { expect, test } from 'vitest';
import { columnSettings } from './column.tsx';
import { Column } from './index.ts';

const { read } = columnSettings.width;

test('S-262 the four portions', () => {
  expect(['50%', '16.67%', '33.33%', '66.67%'].map(read)).toEqual([6, 2, 4, 8]);
});

test('S-263 columns are parts of twelve, the whole width by default', () => {
  expect([1, 12, 0, 13, '4', undefined, '20%', {}].map(read)).toEqual([1, 12, 1, 12, 4, 12, 12, 12]);
});

test('S-039 the span reaches the style', () => {
  expect(render(<Column width={12}>x</Column>)).toContain('--column-span:12');
});
