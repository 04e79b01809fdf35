import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { installFixture, outsideServer, requestToken } from './outside.ts';

test('with Bun a script reads, writes and renders, and a page is built for browsers', async () => {
  const server = outsideServer();
  const project = await installFixture('bun');
  const env = { RELAB_URL: server.address, TOKEN: await requestToken(server) };
  expect(await project.npx(['bun', 'read.tsx'], env)).toMatch(/Bun 1\.\d+\.\d+ <p>Abbe refractometer<\/p>/);

  await project.npx(['bun', 'build', 'read.tsx', '--target', 'browser', '--minify', '--outdir', 'dist']);
  const code = await readFile(join(project.folder, 'dist/read.js'), 'utf8');
  expect(code).toContain('updateRecord');
  expect(code).not.toMatch(/getCartSummary|RelabDevtools/);
});
