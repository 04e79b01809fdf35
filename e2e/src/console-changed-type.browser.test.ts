import { publishContent } from '@relab/content';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { openConsolePage } from './console.ts';
import { type ConsoleOfObjects, startConsole } from './console-of-objects.ts';

let browser: Browser;
let office: ConsoleOfObjects;
beforeAll(async () => {
  browser = await launchBrowser();
  office = await startConsole([]);
});
afterAll(async () => {
  await browser.close();
  await office.close();
});

const news = 'sfdc_cms__news';
const contentKey = 'MCAAAAAAAAAAAAAAAAAAAAAAAAAA';

test('a type that is changed under an open form loses nothing of what is typed, and is saved in its new fields', async () => {
  const { database } = office.server;
  await publishContent(database, {
    site: { id: '0DM000000000001AAA', name: 'Site' },
    contents: [
      { contentKey, type: news, title: 'Rotors', body: { title: 'Rotors', excerpt: 'Short', body: '' } },
    ],
  });
  const page = await office.openPage(browser);
  await openConsolePage(page, `/content/items/${contentKey}`);
  await page.getByLabel('Excerpt', { exact: true }).fill('What rotors are made of');

  // Another release: the excerpt is called a summary.
  const { schema } = await database
    .selectFrom('content_type')
    .select('schema')
    .where('fully_qualified_name', '=', news)
    .executeTakeFirstOrThrow();
  const { excerpt, ...properties } = schema?.properties ?? {};
  if (!schema || !excerpt) throw new Error('News have no excerpt.');
  const changed = { ...schema, properties: { ...properties, summary: { ...excerpt, title: 'Summary' } } };
  await database
    .updateTable('content_type')
    .set({ schema: JSON.stringify(changed) as never })
    .where('fully_qualified_name', '=', news)
    .execute();

  await page.keyboard.press('Control+s');
  await page.getByText('The type has no such field').first().waitFor();
  const kept = page.getByLabel('excerpt', { exact: true });
  await expect.poll(() => kept.inputValue()).toBe('What rotors are made of');
  await page.getByLabel('Summary', { exact: true }).fill('What rotors are made of');
  await page.getByRole('button', { name: 'Remove excerpt' }).press('Enter');
  await page.keyboard.press('Control+s');
  await page.getByText('All is saved.').waitFor();
  await page.reload();
  await expect
    .poll(() => page.getByLabel('Summary', { exact: true }).inputValue())
    .toBe('What rotors are made of');
  expect(await kept.count()).toBe(0);
  await page.context().close();
});
