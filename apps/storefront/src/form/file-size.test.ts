import { expect, test } from 'vitest';
import { formatBytes } from './file-size.ts';

test.each([
  [1, '1 kB'],
  [860_160, '840 kB'],
  [1_258_291, '1.2 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});
