import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { signInAs } from './first-people.ts';
import { address, folder } from './shared-marketplace.ts';
import { openVisitor, type Visitor } from './visitor.ts';

const cms = `${address}/services/data/v63.0/connect/cms`;
const own = { origin: address, 'sec-fetch-site': 'same-origin' };
const title = 'What a rotor may weigh';

interface Made {
  readonly contentKey: string;
  readonly managedContentVariantId: string;
}

let browser: Browser;
let office: BrowserContext;
let visitor: Visitor;
let spaceId: string;
let article: Made;

async function ask<Answer>(method: string, path: string, data?: object): Promise<Answer> {
  const answer = await office.request.fetch(cms + path, { method, headers: own, ...(data && { data }) });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return (answer.status() === 204 ? undefined : await answer.json()) as Answer;
}
const make = (name: string, urlName: string) =>
  ask<Made>('POST', '/contents', {
    ...{ contentSpaceOrFolderId: spaceId, contentType: 'sfdc_cms__news', title: name, urlName },
    contentBody: { title: name, body: `<p>${name}.</p>` },
  });
const publish = ({ managedContentVariantId }: Made, verb = 'publish') =>
  ask('POST', `/contents/${verb}`, { variantIds: [managedContentVariantId], contextContentSpaceId: spaceId });
const remove = ({ managedContentVariantId }: Made) =>
  ask('DELETE', `/contents/variants/${managedContentVariantId}`);

beforeAll(async () => {
  browser = await launchBrowser();
  office = await browser.newContext();
  await signInAs(office, address, folder, 'office@relab.example');
  const { spaces } = await ask<{ spaces: readonly { id: string }[] }>('GET', '/spaces');
  spaceId = spaces[0]?.id ?? '';
  article = await make(title, 'rotor-weight');
  await publish(article);
  visitor = await openVisitor(browser, { address });
});
afterAll(async () => {
  await publish(article, 'unpublish');
  await remove(article);
  await browser.close();
});

test('a preview link shows an unpublished version until it expires, and to nobody else', async () => {
  const later = 'What a rotor may weigh today';
  await ask('PUT', `/contents/variants/${article.managedContentVariantId}`, {
    ...{ contentBody: { title: later, body: '<p>Less.</p>' }, title: later, urlName: 'rotor-weight-today' },
  });
  const { previewUrl, expirationDate } = await ask<{ previewUrl: string; expirationDate: string }>(
    'POST',
    `/contents/${article.contentKey}/preview-links`,
    {},
  );
  const { page, problems } = visitor;
  const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  const link = new URL(previewUrl);
  const opened = await page.goto(link.pathname + link.search);
  expect(opened?.status()).toBe(200);
  expect(opened?.headers()['cache-control']).toBe('private, no-store');
  await heading(later);
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  await page.getByText(`This link shows it until ${day.format(new Date(expirationDate))}`).waitFor();
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  expect(await page.locator('link[rel="canonical"]').count()).toBe(0);

  // The page of everybody is what was published, and what it will be called is not there yet.
  await page.goto('/content/rotor-weight');
  await heading(title);
  expect((await page.goto('/content/rotor-weight-today'))?.status()).toBe(404);

  const key = link.searchParams.get('previewKey') ?? '';
  const withKey = (text: string) => `${link.pathname}?preview=true&previewKey=${encodeURIComponent(text)}`;
  expect((await page.goto(withKey(key.slice(0, -1))))?.status()).toBe(403);
  await heading('This is no link to a preview');
  // The same link as it would be had it been made a while ago: signed by the installation, and over.
  const secret = (await readFile(join(folder, 'secret'), 'utf8')).trim();
  const over = [...key.split('.').slice(0, 2), Math.floor(Date.now() / 1000 - 1).toString(36)];
  const signature = createHmac('sha256', secret).update(['preview of a version', ...over].join('\n'));
  expect((await page.goto(withKey([...over, signature.digest('base64url')].join('.'))))?.status()).toBe(410);
  await heading('This preview has ended');
  await page.getByRole('link', { name: 'Home page' }).waitFor();
  expect(problems).toEqual([]);
});

test('C-086 scheduled content appears on the site at its time, and on no page before', async () => {
  const notice = await make('Closed on Friday', 'closed-on-friday');
  const { page } = visitor;
  const at = Date.now() + 2500;
  await ask('POST', '/schedules', {
    ...{ action: 'Publish', contextContentSpaceId: spaceId, description: '', refVariantIds: [] },
    ...{ variantIds: [notice.managedContentVariantId], scheduleDate: new Date(at).toISOString() },
  });
  const before = await page.goto('/content/closed-on-friday');
  expect([before?.status(), Date.now() < at]).toEqual([404, true]);
  let status = 404;
  while (status !== 200 && Date.now() < at + 10_000) {
    await sleep(150);
    status = (await visitor.context.request.get(`${address}/content/closed-on-friday`)).status();
    if (Date.now() < at) expect(status).toBe(404);
  }
  await page.goto('/content/closed-on-friday');
  await page.getByRole('heading', { level: 1, name: 'Closed on Friday' }).waitFor();
  await publish(notice, 'unpublish');
  await remove(notice);
});
