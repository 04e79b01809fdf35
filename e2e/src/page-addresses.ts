import type { Browser, Page } from 'playwright-core';
import { productIdOf, uniqueListings } from './listings.ts';
import { openVisitor } from './visitor.ts';

/** A kind of page, at one of its addresses. */
export interface PageAddress {
  readonly name: string;
  readonly path: string;
  readonly status: number;
}

export interface Found {
  /** Pages that anybody may open. */
  readonly pages: readonly PageAddress[];
  /** Of units that stand there once: each test that buys takes another. */
  readonly productIds: readonly string[];
}

const hrefOf = async (page: Page, name: RegExp): Promise<string> =>
  (await page.getByRole('main').getByRole('link', { name }).first().getAttribute('href')) ?? '';

/** Follows the links of the site to one address of each kind. */
export async function findPages(browser: Browser, address: string): Promise<Found> {
  const { context, page } = await openVisitor(browser, { address, javaScript: false });
  await context.route(/\.(avif|webp|jpe?g|png|woff2)/, (route) => route.abort());
  await page.goto('/');
  const all = await hrefOf(page, /^Browse all/);
  await page.goto(all);
  await page.goto(await hrefOf(page, /^Sample Preparation/));
  const category = await hrefOf(page, /^Centrifuges/);
  await page.goto(category);
  const links = uniqueListings(page).getByRole('heading').getByRole('link');
  const hrefs = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  const condition = await page
    .getByRole('group', { name: 'Condition' })
    .getByRole('checkbox')
    .first()
    .inputValue();
  await context.close();
  const open = (name: string, path: string, status = 200) => ({ name, path, status });
  return {
    productIds: hrefs.map(productIdOf),
    pages: [
      open('home', '/'),
      open('category', category),
      open('all categories', all),
      open('filtered category', `${category}?condition=${encodeURIComponent(condition)}`),
      open('category without results', `${category}?price-from=999999999`),
      open('listing', hrefs.at(-1) ?? ''),
      open('search', '/global-search/centrifuge'),
      open('search without results', '/global-search/zzzzzzzz'),
      open('cart', '/cart'),
      open('sign-in', '/login'),
      open('registration', '/register'),
      open('forgotten password', '/forgot-password'),
      open('new password', '/reset-password?token=unknown'),
      open('guide', '/content/condition-grades'),
      open('guides', '/guides'),
      open('sell', '/sell'),
      open('contact', '/contact'),
      open('country and currency', '/market'),
      open('orders of a guest', '/orders'),
      open('unknown page', '/nowhere', 404),
      open('unknown listing', '/product/gone/01t000000000000AAA', 404),
    ],
  };
}
