import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const vite = join(import.meta.dirname, '../../../node_modules/vite/bin/vite.js');

/** The block for rich text with all it needs, as one script for a page of its own. */
export async function bundleRichText(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'relab-rich-text-'));
  // In a process of its own: the test runner's environment would make it a development build.
  await run(process.execPath, [vite, 'build', import.meta.dirname, '--outDir', folder], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const script = await readFile(join(folder, 'rich-text.js'), 'utf8');
  await rm(folder, { recursive: true, force: true });
  return script;
}
