import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const run = promisify(execFile);

test.skipIf(process.platform === 'win32')(
  'where there is no room nothing is half-written, the error says so, and reading and writing go on',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'relab-full-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const fixture = join(import.meta.dirname, 'full-disk.fixture.ts');
    const { stdout } = await run('sh', [
      '-c',
      'ulimit -f 64; exec "$@"',
      'sh',
      process.execPath,
      fixture,
      folder,
    ]);
    const full = expect.stringMatching(/^full: There is no room left in .* \((?:EFBIG|ENOSPC)\)\.$/);
    expect(JSON.parse(stdout)).toEqual({
      failures: [full, full],
      seen: ['ab/after 1', 'ab/before 3'],
      parts: [],
      read: [1, 2, 3],
    });
  },
);
