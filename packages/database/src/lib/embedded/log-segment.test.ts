import { expect, test } from 'vitest';
import { endOfSegment, formatLsn, parseLsn, segmentAt } from './log-segment.ts';

test('places in the log are read and written as PostgreSQL does', () => {
  expect(parseLsn('0/15D2A28')).toBe(0x15d2a28n);
  expect(parseLsn('16/B374D848')).toBe(0x16b374d848n);
  expect(formatLsn(0x16b374d848n)).toBe('16/B374D848');
});

test('a place is in one file, and the next file begins where it ends', () => {
  expect(segmentAt('00000001', parseLsn('0/15D2A28'))).toBe('000000010000000000000001');
  expect(segmentAt('00000002', parseLsn('16/B374D848'))).toBe('0000000200000016000000B3');
  const last = segmentAt('00000001', parseLsn('0/FFFFFFFF'));
  expect(last).toBe('0000000100000000000000FF');
  expect(formatLsn(endOfSegment(last))).toBe('1/0');
  expect(segmentAt('00000001', endOfSegment(last))).toBe('000000010000000100000000');
});
