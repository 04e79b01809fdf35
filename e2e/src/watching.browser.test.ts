import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { uniqueListings } from './listings.ts';
import { address } from './shared-marketplace.ts';
import { newShopper, register, signIn } from './shopper.ts';
import { openVisitor } from './visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

describe.each([
  ['with a script', true],
  ['without one', false],
])('%s', (_, javaScript) => {
  test('a guest who watches a listing signs in, and finds it on the watchlist', async () => {
    const { context, page, problems } = await openVisitor(browser, { address, javaScript });
    await page.goto('/global-search/centrifuge');
    await uniqueListings(page).getByRole('heading').getByRole('link').first().click();
    await page.getByRole('button', { name: 'Watch this listing' }).click();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await register(page, newShopper());
    // The pending action is done at the sign-in.
    await page.getByRole('button', { name: 'Watching this listing', pressed: true }).waitFor();
    expect(new URL(page.url()).hash).toBe('#watch');
    const name = await page.getByRole('heading', { level: 1 }).innerText();
    await page.goto('/watching');
    expect(await page.getByRole('main').getByRole('listitem').first().innerText()).toContain(
      name.replaceAll(/\s+/g, ' '),
    );
    await page.getByRole('button', { name: /^Remove/ }).click();
    await page.getByText('You watch nothing yet.').waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });

  test('watching a listing after the session ended asks to sign in, and then watches it', async () => {
    const { context, page } = await openVisitor(browser, { address, javaScript });
    const shopper = newShopper();
    await page.goto('/register?next=/global-search/centrifuge');
    await register(page, shopper);
    await uniqueListings(page).getByRole('heading').getByRole('link').first().click();
    await page.getByRole('button', { name: 'Watch this listing' }).waitFor();
    await context.clearCookies({ name: 'relab_session' });
    await page.getByRole('button', { name: 'Watch this listing' }).click();
    await page.getByText('Sign in to go on').waitFor();
    await signIn(page, shopper);
    await page.getByRole('button', { name: 'Watching this listing', pressed: true }).waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/product\//);
    await context.close();
  });

  test('a search without results is saved, renamed, and deleted', async () => {
    const { context, page, problems } = await openVisitor(browser, { address, javaScript });
    await page.goto('/register?next=/global-search/zzzzzzzz');
    await register(page, newShopper());
    await page.getByRole('button', { name: 'Tell me when something comes' }).click();
    await page.getByText('The search is saved').waitFor();
    await page.getByRole('main').locator('summary').click();
    await page.getByLabel('Name').fill('What nobody sells');
    await page.getByLabel('Mails about what is new').selectOption('Weekly');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('heading', { name: 'What nobody sells' }).waitFor();
    await page.getByText('Mails: once a week').waitFor();
    await page.getByRole('main').locator('summary').click();
    await page.getByRole('button', { name: 'Delete What nobody sells' }).click();
    await page.getByText('The search is deleted').waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});
