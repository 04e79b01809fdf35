import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openStandardOutput } from './standard-output.ts';

test('lines for a file are written as they come', () => {
  const folder = mkdtempSync(join(tmpdir(), 'relab-output-'));
  const file = join(folder, 'log');
  const descriptor = openSync(file, 'w');
  onTestFinished(() => {
    closeSync(descriptor);
    rmSync(folder, { recursive: true });
  });
  const output = openStandardOutput(descriptor);
  for (const line of ['one\n', 'two\n']) output.write(line);
  expect(readFileSync(file, 'utf8')).toBe('one\ntwo\n');
});

test.skipIf(process.platform !== 'linux')('a disk that is full loses lines, and nothing else', () => {
  const descriptor = openSync('/dev/full', 'w');
  onTestFinished(() => closeSync(descriptor));
  const output = openStandardOutput(descriptor);
  expect(() => {
    for (const line of ['one\n', 'two\n']) output.write(line);
  }).not.toThrow();
});
