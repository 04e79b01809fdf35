import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { signInAs } from './first-people.ts';
import { address, folder } from './shared-marketplace.ts';
import { openVisitor } from './visitor.ts';

const data = `${address}/services/data/v63.0/connect`;
const [old, now] = ['buying-used-equipment', 'what-to-look-for'];
let browser: Browser;
let office: BrowserContext;

/** Gives the guide another address, as somebody of the office. */
async function move(from: string, to: string): Promise<void> {
  const { request } = office;
  const found = await request.get(`${address}/content/${from}`, { maxRedirects: 0 });
  expect(found.status()).toBe(200);
  const guides = await request.get(`${data}/sites/0DM000000000001AAA/cms/delivery/contents/${from}`);
  const { contentKey } = (await guides.json()) as { readonly contentKey: string };
  const urls = await request.get(`${data}/cms/contents/${contentKey}/web-urls`);
  const { webUrls } = (await urls.json()) as {
    readonly webUrls: readonly {
      readonly managedContentWebUrlId: string;
      readonly status: string;
      readonly language: string;
    }[];
  };
  const ours = webUrls.find(({ status, language }) => status === 'Active' && language === 'en_US');
  const id = ours?.managedContentWebUrlId;
  const changed = await request.patch(`${data}/cms/contents/web-urls/${id}`, {
    headers: { origin: address, 'sec-fetch-site': 'same-origin' },
    data: { urlAlias: to },
  });
  expect(changed.status()).toBe(200);
}

beforeAll(async () => {
  browser = await launchBrowser();
  office = await browser.newContext();
  await signInAs(office, address, folder, 'office@relab.example');
  await move(old, now);
});
afterAll(async () => {
  await move(now, old);
  await browser.close();
});

test('a former address of a guide redirects permanently', async () => {
  const { context } = await openVisitor(browser, { address });
  const answer = await context.request.get(`${address}/content/${old}`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, `/content/${now}`]);
  const page = await context.request.get(`${address}/content/${now}`);
  expect(await page.text()).toContain(`rel="canonical" href="${address}/content/${now}"`);
  await context.close();
});

describe.each([
  ['with a script', true],
  ['without one', false],
])('%s', (_, javaScript) => {
  test('a link to a former address of a guide opens the guide', async () => {
    const { context, page, problems } = await openVisitor(browser, { address, javaScript });
    await page.goto('/contact');
    // The menu of the footer has followed the guide; what somebody wrote into a page has not.
    const menu = page.getByRole('contentinfo').getByRole('link', { name: /Buying used equipment/ });
    expect(await menu.getAttribute('href')).toBe(`/content/${now}`);
    await page.getByRole('main').evaluate((main, href) => {
      main.append(Object.assign(document.createElement('a'), { href, textContent: 'An old link' }));
    }, `/content/${old}`);
    await page.getByRole('link', { name: 'An old link' }).click();
    await page.waitForURL(`**/content/${now}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});

test('S-085 an author looks at a version before it is published, and a guest is asked to sign in', async () => {
  const { request } = office;
  const delivered = await request.get(
    `${data}/sites/0DM000000000001AAA/cms/delivery/contents/condition-grades`,
  );
  const { contentKey } = (await delivered.json()) as { readonly contentKey: string };
  const read = await request.get(`${data}/cms/contents/${contentKey}`);
  const { managedContentVariantId, contentBody } = (await read.json()) as {
    readonly managedContentVariantId: string;
    readonly contentBody: object;
  };
  const saved = await request.put(`${data}/cms/contents/variants/${managedContentVariantId}`, {
    headers: { origin: address, 'sec-fetch-site': 'same-origin' },
    data: {
      contentBody: { ...contentBody, title: 'Grades, written anew' },
      title: 'Grades, written anew',
      urlName: 'condition-grades',
    },
  });
  const { managedContentVersionId: version } = (await saved.json()) as {
    readonly managedContentVersionId: string;
  };
  const path = `${address}/content/${contentKey}?preview=true&mcVersionId=${version}`;
  const page = await office.newPage();
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: 'Grades, written anew' }).waitFor();
  await page.getByText('Visitors do not see it.').waitFor();
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
  await page.close();
  const visitor = await openVisitor(browser, { address });
  await visitor.page.goto(path);
  expect(new URL(visitor.page.url()).pathname).toBe('/login');
  await visitor.page.goto(`${address}/content/condition-grades`);
  expect(await visitor.page.getByRole('heading', { level: 1 }).innerText()).not.toContain('written anew');
  await visitor.context.close();
});
