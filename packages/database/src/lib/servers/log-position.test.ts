import { expect, test } from 'vitest';
import { formatLogPosition, parseLogPosition } from './log-position.ts';

test('positions are numbers in the order of the log', () => {
  expect(parseLogPosition('0/0')).toBe(0n);
  expect(parseLogPosition('16/B374D848')).toBe(0x16_b374_d848n);
  expect(parseLogPosition('FFFFFFFF/FFFFFFFF')).toBe(2n ** 64n - 1n);
  expect((parseLogPosition('1/0') ?? 0n) > (parseLogPosition('0/FFFFFFFF') ?? 0n)).toBe(true);
  expect(formatLogPosition(0x16_b374_d848n)).toBe('16/B374D848');
});

test.each(['', '16', '16/', '/16', '16/B374D8480', '16/B3 ', 'x/y', '-1/0'])('%s is none', (text) => {
  expect(parseLogPosition(text)).toBeUndefined();
});
