import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { logToRetain, shareOfDisk } from './log-to-retain.ts';

const gigabyte = 2 ** 30;

test.each([
  ['a large disk', 500 * gigabyte, gigabyte, 8_192],
  ['a disk of 10 GB', 10 * gigabyte, 0, 5_120],
  ['the same disk at a start with 4 GB retained', 6 * gigabyte, 4 * gigabyte, 5_120],
  ['a full disk with little of the log', 0, 2 ** 24, 64],
])('%s', (_, free, used, megabytes) => {
  expect(shareOfDisk(free, used)).toBe(megabytes);
});

test('a folder that cannot be read leaves the limit as it is', async () => {
  expect(await logToRetain(join(tmpdir(), 'relab-no-such-folder'))).toBe(8_192);
});
