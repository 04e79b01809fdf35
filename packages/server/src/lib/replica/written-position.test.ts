import { expect, test } from 'vitest';
import {
  beyondAll,
  formatWritten,
  nothingWritten,
  parseWritten,
  writtenPosition,
} from './written-position.ts';

test('a position is written as it is read', () => {
  const position = writtenPosition(2, 0x16_b374_d848n);
  expect(formatWritten(position)).toBe('2-16/B374D848');
  expect(parseWritten('2-16/B374D848')).toBe(position);
  expect(parseWritten('0-0/0')).toBe(nothingWritten);
});

test('places are compared within a timeline, and each timeline is after the one before', () => {
  expect(parseWritten('1-16/0') > parseWritten('1-F/FFFFFFFF')).toBe(true);
  expect(parseWritten('2-0/1') > parseWritten('1-FFFFFFFF/FFFFFFFF')).toBe(true);
});

test.each([
  '',
  '16/B374D848',
  '1-16',
  '1-16/B374D8480',
  '1-x/y',
  '-1-0/0',
  '1-0/0 ',
  'unknown',
  '9'.repeat(5_000),
])('whatever is no position is beyond all: %.20s', (text) => {
  expect(parseWritten(text)).toBe(beyondAll);
});

test('what is beyond all comes back as that', () => {
  expect(parseWritten(formatWritten(beyondAll))).toBe(beyondAll);
});
