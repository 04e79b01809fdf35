import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations } from './axe-violations.ts';
import { launchBrowser } from './browser.ts';
import { signInAs } from './first-people.ts';
import { type RunningMarketplace, startMarketplace } from './marketplace.ts';

let browser: Browser;
let context: BrowserContext;
let model: Server;
let marketplace: RunningMarketplace;
const sent: string[] = [];
let suggestion: string | undefined = 'A shorter one';

beforeAll(async () => {
  model = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    sent.push(body);
    if (suggestion === undefined) response.writeHead(500).end('internal secrets');
    else response.end(JSON.stringify({ choices: [{ message: { content: suggestion } }] }));
  });
  await new Promise<void>((resolve) => void model.listen(0, '127.0.0.1', resolve));
  const { port } = model.address() as AddressInfo;
  marketplace = await startMarketplace({
    env: {
      RELAB_ASSIST_URL: `http://127.0.0.1:${port}/v1/chat/completions`,
      RELAB_ASSIST_MODEL: 'small',
      RELAB_PICTURES: 'on-demand',
    },
  });
  browser = await launchBrowser();
  context = await browser.newContext({ baseURL: marketplace.address });
  await signInAs(context, marketplace.address, marketplace.folder, 'office@relab.example');
});
afterAll(async () => {
  await browser?.close();
  await marketplace?.stop();
  model?.close();
});

test('a suggestion is asked for by keyboard: what is sent is shown first, and nothing is taken without a look', async () => {
  const cms = `${marketplace.address}/services/data/v63.0/connect/cms`;
  const { spaces } = (await (await context.request.get(`${cms}/spaces`)).json()) as {
    spaces: { id: string }[];
  };
  const made = await context.request.post(`${cms}/contents`, {
    data: {
      ...{ contentSpaceOrFolderId: spaces[0]?.id, contentType: 'sfdc_cms__news', title: 'A very long title' },
      contentBody: { title: 'A very long title' },
    },
  });
  const { managedContentId } = (await made.json()) as { managedContentId: string };
  const page = await context.newPage();
  await page.goto(`/console/content/items/${managedContentId}`);
  await page.getByRole('button', { name: 'More' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Ask for a suggestion …' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Ask for a suggestion' });
  expect(await dialog.getByLabel('Text', { exact: true }).inputValue()).toBe('A very long title');
  await dialog.getByRole('button', { name: 'Show what is sent' }).press('Enter');
  const shown = await dialog.locator('pre').innerText();
  expect(shown).toContain('A very long title');
  expect(sent).toEqual([]);
  for (const scheme of ['light', 'dark'] as const) expect(await axeViolations(page, scheme)).toEqual([]);

  // Another text is another request: it is shown anew before it can be sent.
  await dialog.getByLabel('Text', { exact: true }).fill('Another long title');
  await dialog.getByRole('button', { name: 'Show what is sent' }).press('Enter');
  await dialog.getByRole('button', { name: 'Send it' }).press('Enter');
  await expect.poll(() => dialog.getByLabel('Suggestion').inputValue()).toBe('A shorter one');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toContain('Another long title');
  expect(await page.locator('#field-content-title').inputValue()).toBe('A very long title');
  await dialog.getByRole('button', { name: 'Take it into the form' }).press('Enter');
  await expect.poll(() => page.locator('#field-content-title').inputValue()).toBe('A shorter one');

  suggestion = undefined;
  await page.getByRole('button', { name: 'More' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Ask for a suggestion …' }).press('Enter');
  await dialog.getByRole('button', { name: 'Show what is sent' }).press('Enter');
  await dialog.getByRole('button', { name: 'Send it' }).press('Enter');
  await dialog.getByText('The language model rejected the request (500).').waitFor();
  expect(await dialog.innerText()).not.toContain('internal secrets');
});
