import { randomBytes } from 'node:crypto';
import { AxeBuilder } from '@axe-core/playwright';
import type { APIRequestContext, Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { openConsolePage, openConsoleVisitor } from './console.ts';
import { address } from './shared-marketplace.ts';
import { openVisitor } from './visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const cms = `${address}/services/data/v63.0/connect/cms`;
const mark = randomBytes(4).toString('hex');

interface Created {
  readonly contentKey: string;
  readonly managedContentId: string;
}

/** News in the first space. */
async function createNews(
  request: APIRequestContext,
  title: string,
  body: object = {},
  folderId?: string,
): Promise<Created> {
  const { spaces } = (await (await request.get(`${cms}/spaces`)).json()) as { spaces: { id: string }[] };
  const response = await request.post(`${cms}/contents`, {
    data: {
      ...{ contentSpaceOrFolderId: folderId ?? spaces[0]?.id, contentType: 'sfdc_cms__news', title },
      ...{ contentBody: { title, ...body }, urlName: title.toLowerCase().replaceAll(' ', '-') },
    },
  });
  expect(response.status()).toBe(201);
  return (await response.json()) as Created;
}

/** `YYYY-MM-DDTHH:MM`, on a day in the middle of next month. */
function nextMonth(day: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, day, 9, 30))
    .toISOString()
    .slice(0, 16);
}

test('a content is scheduled with what it names, moved by drag and by keyboard, and appears on the site in time', async () => {
  const { context, page, request } = await openConsoleVisitor(browser, 'administrator');
  const leaf = await createNews(request, `Leaf ${mark}`);
  const root = await createNews(request, `Root ${mark}`, { bannerImage: { contentKey: leaf.contentKey } });
  await openConsolePage(page, `/content/items/${root.managedContentId}`);
  await page.getByRole('button', { name: 'Publish …' }).click();
  const dialog = page.getByRole('alertdialog', { name: `Publish Root ${mark}?` });
  await dialog.getByText('2 versions go out together').waitFor();
  expect(await dialog.getByRole('listitem').first().innerText()).toContain(`Leaf ${mark}`);
  await dialog.getByLabel('At a date').check();
  await dialog.getByLabel('Goes out').fill(nextMonth(14));
  await dialog.getByLabel('Note').fill(`Campaign ${mark}`);
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await page.getByText('as it is written now').waitFor();

  // The page shows the date, and links to the month.
  await page.getByRole('link', { name: /^Goes out on/ }).click();
  const entry = page.getByRole('button', { name: `Publish: Root ${mark} and 1 more` });
  await entry.waitFor();
  const dayOf = (day: string) =>
    page.getByRole('cell').filter({ has: page.locator(`time[datetime="${day}"]`) });
  await entry.dragTo(dayOf(nextMonth(16).slice(0, 10)));
  await dayOf(nextMonth(16).slice(0, 10))
    .getByRole('button', { name: `Root ${mark}` })
    .waitFor();

  await entry.focus();
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: `Publish: Root ${mark} and 1 more` });
  await details.getByText(`Campaign ${mark}`).waitFor();
  await details.getByLabel('Date').fill(nextMonth(20));
  await details.getByLabel('Date').press('Enter');
  await details.waitFor({ state: 'detached' });
  await dayOf(nextMonth(20).slice(0, 10))
    .getByRole('button', { name: `Root ${mark}` })
    .waitFor();

  // Its time comes.
  const guest = await openVisitor(browser, { address, javaScript: false });
  const path = `/content/root-${mark}`;
  expect((await guest.page.goto(path))?.status()).toBe(404);
  const { deployments } = (await (
    await request.get(`${address}/services/data/v63.0/cms/deployments`, {
      params: {
        contentSpaceId: new URL(page.url()).searchParams.get('space') ?? '',
        deploymentStatus: 'Scheduled',
      },
    })
  ).json()) as { deployments: { deploymentId: string; deploymentDescription: string }[] };
  const id = deployments.find(({ deploymentDescription: note }) => note === `Campaign ${mark}`)?.deploymentId;
  const soon = new Date(Date.now() + 2000).toISOString();
  const moved = await request.patch(`${cms}/schedules/${id}?scheduleDate=${soon}`);
  expect(moved.status()).toBe(200);
  await expect.poll(async () => (await guest.page.goto(path))?.status(), { timeout: 20_000 }).toBe(200);
  await openConsolePage(page, '/content/schedules?view=list');
  const row = page.getByRole('row', { name: `Root ${mark}` });
  await row.getByText('Done').waitFor();
  await guest.context.close();
  await context.close();
});

test('of what is chosen the rest goes out, and what is kept back says why and stays selected', async () => {
  const { context, page, request } = await openConsoleVisitor(browser, 'administrator');
  const { spaces } = (await (await request.get(`${cms}/spaces`)).json()) as {
    spaces: { rootFolderId: string }[];
  };
  const created = await request.post(`${cms}/folders`, {
    data: { name: `Mixed ${mark}`, parentFolderId: spaces[0]?.rootFolderId },
  });
  const { id: folderId } = (await created.json()) as { id: string };
  const part = await createNews(request, `Part ${mark}`, { title: '' }, folderId);
  await createNews(request, `Naming ${mark}`, { bannerImage: { contentKey: part.contentKey } }, folderId);
  await createNews(request, `Ready ${mark}`, {}, folderId);
  await openConsolePage(page, `/content/folders/${folderId}`);
  await page.getByLabel('Select all contents of this page').check();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText('2 of them cannot go out yet').waitFor();
  await dialog.getByText('It takes along:').waitFor();
  const { violations } = await new AxeBuilder({ page }).include('[role=alertdialog]').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  await dialog.getByRole('button', { name: 'Publish the other one' }).click();
  await page.getByText(`Ready ${mark} is published.`).waitFor();
  await page.getByText('2 contents selected').waitFor();
  expect(await page.getByLabel(`Select Ready ${mark}`).isChecked()).toBe(false);
  const guest = await openVisitor(browser, { address, javaScript: false });
  expect((await guest.page.goto(`/content/ready-${mark}`))?.status()).toBe(200);
  expect((await guest.page.goto(`/content/naming-${mark}`))?.status()).toBe(404);
  await guest.context.close();
  await context.close();
});

test('what cannot go out says so first, and what waits for the release goes out together', async () => {
  const { context, page, request } = await openConsoleVisitor(browser, 'administrator');
  const unfinished = await createNews(request, `Unfinished ${mark}`, { title: '' });
  await openConsolePage(page, `/content/items/${unfinished.managedContentId}`);
  await page.getByRole('button', { name: 'Publish …' }).click();
  const refusal = page.getByRole('alertdialog');
  await refusal.getByText('1 of them cannot go out yet').waitFor();
  expect(await refusal.getByRole('button', { name: 'Publish' }).isDisabled()).toBe(true);
  await page.keyboard.press('Escape');

  for (const name of ['First', 'Second']) {
    const { managedContentId } = await createNews(request, `${name} ${mark}`);
    await openConsolePage(page, `/content/items/${managedContentId}`);
    await page.getByRole('button', { name: 'Publish …' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel('With the next release').check();
    await dialog.getByRole('button', { name: 'Add to the release' }).click();
    await dialog.waitFor({ state: 'detached' });
  }
  await openConsolePage(page, '/content/schedules');
  for (const name of ['First', 'Second'])
    await page
      .getByRole('region', { name: 'Next release' })
      .getByRole('button', { name: `${name} ${mark}` })
      .waitFor();
  await page.getByRole('button', { name: 'Publish the release …' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('The release is published.').waitFor();
  const guest = await openVisitor(browser, { address, javaScript: false });
  for (const name of ['first', 'second'])
    expect((await guest.page.goto(`/content/${name}-${mark}`))?.status()).toBe(200);
  await guest.context.close();
  await context.close();
});
