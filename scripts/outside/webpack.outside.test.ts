import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createRecord, installFixture, openPage, outsideServer, requestToken } from './outside.ts';

test('a page that webpack builds without a warning lists records, and has the code of no other call', async () => {
  const server = outsideServer();
  await createRecord(server, 'Instrument__c', { Name: 'Polarimeter' });
  const project = await installFixture('webpack');
  expect(await project.node(['build.js'])).toContain('0 errors, 0 warnings');
  const code = await readFile(join(project.folder, 'dist/page.js'), 'utf8');
  expect(code).toContain('getListRecordsByName');
  // Some are declared in the same module, with hooks of their own.
  expect(code).not.toMatch(
    /getListUiByApiName|getMruListUi|getObjectInfoDirectory|getCartSummary|RelabDevtools/,
  );
  const env = { RELAB_URL: server.address, TOKEN: await requestToken(server) };
  const running = await project.start(process.execPath, ['serve.js'], /(http:\/\/127\.0\.0\.1:\d+)/, env);
  try {
    const { page, problems } = await openPage(`${running.ready[1]}/`);
    await page.getByRole('listitem').filter({ hasText: 'Polarimeter' }).waitFor();
    expect(problems).toEqual([]);
  } finally {
    await running.stop();
  }
});
