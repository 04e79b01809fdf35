import { expect, test } from 'vitest';
import { toggledSelection } from './row-selection.ts';

const ids = ['a', 'b', 'c', 'd'];
const toggled = (chosen: readonly string[], index: number, from?: number) =>
  [...toggledSelection(ids, new Set(chosen), index, from)].sort().join('');

test('a row is added, and taken out again; rows that are not loaded stay', () => {
  expect(toggled(['x'], 1)).toBe('bx');
  expect(toggled(['b', 'x'], 1)).toBe('x');
});

test('with Shift all rows between are added, in both directions, and none is taken out', () => {
  expect(toggled(['b'], 3, 1)).toBe('bcd');
  expect(toggled(['c'], 0, 2)).toBe('abc');
  expect(toggled([], 1, 9)).toBe('bcd');
});
