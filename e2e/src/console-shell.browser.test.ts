import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type ConsoleRole, openConsolePage, openConsoleVisitor, unexpectedProblems } from './console.ts';
import { consolePages } from './console-pages.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function linksOf(page: Page): Promise<readonly string[]> {
  await page.getByRole('navigation').getByRole('link').first().waitFor();
  return page
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.replace('/console', '') ?? ''));
}

const desks = ['/intake', '/quotes', '/orders', '/care', '/catalogue', '/jobs'];

describe('who sees what', () => {
  test('a guest gets the sign-in page at any address, and comes to the page after signing in', async () => {
    const clerk = await openConsoleVisitor(browser, 'clerk');
    await clerk.context.close();
    const { context, page, problems } = await openConsoleVisitor(browser, 'guest');
    await openConsolePage(page, '/search?q=centrifuge');
    expect(await heading(page).innerText()).toBe('Relab console');
    await page.getByLabel('E-mail').fill(clerk.email);
    await page.getByLabel('Password').fill('certainly wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('No account goes with this').waitFor();
    expect(await page.getByLabel('E-mail').inputValue()).toBe(clerk.email);
    expect(problems.filter((line) => !line.includes('401'))).toEqual([]);
    await page.getByLabel('Password').fill(clerk.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Listings' }).waitFor();
    await context.close();
  });

  test.each<ConsoleRole>(['clerk', 'administrator'])(
    'a %s has the desks of the role and the apps of the office',
    async (role) => {
      const { context, page, problems } = await openConsoleVisitor(browser, role);
      await openConsolePage(page, '/search');
      const links = await linksOf(page);
      expect(links).toEqual(expect.arrayContaining([...desks, '/o/Lead', '/o/Account']));
      for (const path of ['/people', '/history']) expect(links.includes(path)).toBe(role === 'administrator');
      expect(unexpectedProblems({ problems })).toEqual([]);
      await context.close();
    },
  );

  test.each<readonly [ConsoleRole, string, string]>([
    ['buyer', '/o/OrderSummary', '/o/Lead'],
    ['seller', '/o/Offer__c', '/o/Lead'],
  ])('a %s has no desk, and only the tabs of their own app', async (role, own, other) => {
    const { context, page, problems, dataRequests } = await openConsoleVisitor(browser, role);
    await openConsolePage(page, '/search');
    const links = await linksOf(page);
    expect(links).toContain(own);
    for (const path of [...desks, '/people', other]) expect(links).not.toContain(path);
    expect(dataRequests.filter((line) => line.includes('/administration/'))).toEqual([]);
    expect(unexpectedProblems({ problems })).toEqual([]);
    await context.close();
  });

  test('an author has the content of the site, and no other desk', async () => {
    const { context, page, problems } = await openConsoleVisitor(browser, 'author');
    await openConsolePage(page);
    const desks = page.getByRole('navigation', { name: 'Desks' }).getByRole('link');
    expect(await desks.allInnerTexts()).toEqual(['Content']);
    await desks.click();
    await page.getByRole('heading', { level: 1, name: 'Spaces of content' }).waitFor();
    await page.getByRole('main').getByRole('rowheader').first().waitFor();
    expect(unexpectedProblems({ problems })).toEqual([]);
    await context.close();
  });
});

test('everything is found and opened from the keyboard', async () => {
  const { context, page, problems } = await openConsoleVisitor(browser, 'administrator');
  await openConsolePage(page);
  await page.keyboard.press('g');
  await page.keyboard.press('s');
  await page.waitForURL('**/console/search');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('searchbox').waitFor();
  await page.keyboard.type('avanti');
  await page
    .getByRole('option', { name: /Avanti J-26/ })
    .first()
    .waitFor();
  // The first is chosen already; the arrows go through them all and around.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  const chosen = page.locator('[role=option][data-focused]');
  await expect.poll(() => chosen.innerText()).toMatch(/J-26[\s\S]*Listings/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/console/r/Product2/*');
  await heading(page).filter({ hasText: 'Avanti' }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByText('To the overview').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('searchbox').waitFor();
  await page.keyboard.type('colours dark');
  await page.getByRole('option', { name: 'Colours: Dark' }).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('html[data-theme=dark]').waitFor({ state: 'attached' });
  // The next document comes in the dark: it does not flash.
  const html = await (await context.request.get('/console')).text();
  expect(html).toContain('data-theme="dark"');
  await page.keyboard.press('/');
  await page.getByRole('dialog').getByRole('searchbox').waitFor();
  await page.keyboard.type('nothing like it');
  await page.getByRole('option', { name: /Search everywhere/ }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Nothing is found for').waitFor();
  expect(unexpectedProblems({ problems })).toEqual([]);
  await context.close();
});

test('a favourite shows in the navigation of every tab, and goes again', async () => {
  const { context, page, request, problems } = await openConsoleVisitor(browser, 'clerk');
  const record = (await consolePages(request)).find(({ name }) => name === 'record')?.path ?? '';
  await openConsolePage(page, record);
  const name = await heading(page).innerText();
  const other = await context.newPage();
  await openConsolePage(other, '/search');
  const links = (tab: Page) =>
    tab.getByRole('navigation', { name: 'Favourites' }).getByRole('link', { name });
  const star = page.getByRole('main').getByRole('button', { name: 'Favourite' });
  await star.click();
  await links(page).waitFor();
  await links(other).waitFor();
  await page.getByRole('button', { name: 'Favourite', pressed: true }).click();
  await links(page).waitFor({ state: 'detached' });
  await links(other).waitFor({ state: 'detached' });
  await page.getByRole('navigation', { name: 'Recent' }).getByRole('link', { name }).waitFor();
  expect(unexpectedProblems({ problems })).toEqual([]);
  await context.close();
});

test('the tabs of an app stay as their user has arranged them', async () => {
  const { context, page, problems } = await openConsoleVisitor(browser, 'clerk');
  await openConsolePage(page, '/search');
  await page.getByRole('button', { name: 'Arrange the tabs of this app' }).click();
  await page.getByRole('button', { name: 'Move Accounts up' }).click();
  await page.getByRole('button', { name: 'Remove Campaigns' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('The tabs are saved').waitFor();
  await page.reload();
  await page.getByRole('link', { name: 'Accounts' }).first().waitFor();
  const tabs = (await linksOf(page)).filter((href) => href.startsWith('/o/'));
  expect(tabs.indexOf('/o/Account')).toBeLessThan(tabs.indexOf('/o/Lead'));
  expect(tabs).not.toContain('/o/Campaign');
  await page.getByRole('button', { name: 'Arrange the tabs of this app' }).click();
  await page.getByRole('button', { name: 'As the app has them' }).click();
  await page.getByRole('link', { name: 'Campaigns' }).waitFor();
  expect(unexpectedProblems({ problems })).toEqual([]);
  await context.close();
});

test('going back puts the page where it was, with the focus on the link that was followed', async () => {
  const { context, page, problems } = await openConsoleVisitor(browser, 'clerk', { height: 360 });
  await openConsolePage(page, '/search?q=centrifuge&object=Product2');
  const link = page.getByRole('main').getByRole('link').last();
  await link.scrollIntoViewIfNeeded();
  const name = await link.innerText();
  const top = () => page.getByRole('main').evaluate((main) => Math.round(main.scrollTop));
  await link.focus();
  const before = await top();
  expect(before).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  await heading(page).filter({ hasText: name }).waitFor();
  expect(await top()).toBe(0);
  expect(await page.title()).toContain(name);
  await page.goBack();
  await heading(page).filter({ hasText: 'Search' }).waitFor();
  await expect.poll(top).toBe(before);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name);
  await page.goForward();
  await heading(page).filter({ hasText: name }).waitFor();
  expect(unexpectedProblems({ problems })).toEqual([]);
  await context.close();
});

test('on a phone the navigation is a drawer that keeps the focus, and Escape closes it', async () => {
  const { context, page, problems } = await openConsoleVisitor(browser, 'clerk', { width: 390, height: 800 });
  await openConsolePage(page, '/search');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  const drawer = page.getByRole('dialog', { name: 'Navigation' });
  await drawer.getByRole('link', { name: 'Leads' }).waitFor();
  for (let press = 0; press < 40; press += 1) await page.keyboard.press('Tab');
  expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  expect(await menu.evaluate((element) => element === document.activeElement)).toBe(true);
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
  expect(unexpectedProblems({ problems })).toEqual([]);
  await context.close();
});

test('who signs out in one tab has signed out in the other', async () => {
  const { context, page } = await openConsoleVisitor(browser, 'clerk');
  await openConsolePage(page, '/search');
  const other = await context.newPage();
  await openConsolePage(other, '/search?q=centrifuge');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Sign in' }).waitFor();
  await other.getByRole('button', { name: 'Sign in' }).waitFor();
  expect(await other.getByText('Eppendorf').count()).toBe(0);
  await context.close();
});

test('a session that has ended asks for the password above the page, and the call goes on', async () => {
  const { context, page, request, email, password } = await openConsoleVisitor(browser, 'clerk');
  const record = (await consolePages(request)).find(({ name }) => name === 'record')?.path ?? '';
  await openConsolePage(page, record);
  const name = await heading(page).innerText();
  const star = page.getByRole('main').getByRole('button', { name: 'Favourite' });
  await page.getByRole('main').getByRole('button', { name: 'Favourite', pressed: false }).waitFor();
  await context.clearCookies({ name: 'relab_session' });
  await star.click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  expect(await dialog.getByLabel('E-mail').inputValue()).toBe(email);
  expect(await page.getByRole('heading', { level: 1, name, includeHidden: true }).count()).toBe(1);
  await dialog.getByLabel('Password').fill(password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Favourite', pressed: true }).click();
  await page.getByRole('button', { name: 'Favourite', pressed: false }).waitFor();
  await context.close();
});

test('without a network the console says so, and shows what it has', async () => {
  const { context, page } = await openConsoleVisitor(browser, 'clerk');
  await openConsolePage(page, '/search?q=centrifuge');
  await page.getByRole('heading', { name: 'Listings' }).waitFor();
  await context.setOffline(true);
  await page.getByText('No connection').waitFor();
  expect(await page.getByRole('heading', { name: 'Listings' }).isVisible()).toBe(true);
  await context.setOffline(false);
  await page.getByText('No connection').waitFor({ state: 'detached' });
  await context.close();
});

test('a file that a newer build has replaced loads the document again, once', async () => {
  const { context, page } = await openConsoleVisitor(browser, 'clerk');
  await openConsolePage(page, '/search');
  await page.route('**/console/assets/**', (route) => route.fulfill({ status: 404, body: '' }));
  let documents = 0;
  const asNewer = async (route: Route) => {
    if (route.request().isNavigationRequest()) documents += 1;
    const response = await route.fetch();
    // As a newer build would say it: the first script has another name.
    const html = (await response.text()).replace(/(<script type="module" src="[^"]*)\.js"/, '$1-newer.js"');
    await route.fulfill({ response, body: html });
  };
  await page.route('**/console/search', asNewer);
  await page.route('**/console/jobs', asNewer);
  const reloaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Jobs and health' }).click();
  await reloaded;
  expect(documents).toBe(1);
  await context.close();
});
