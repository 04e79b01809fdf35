import type { Locator, Page } from 'playwright-core';

/** Cards of units that stand there once and can be bought. */
export const uniqueListings = (page: Page): Locator =>
  page
    .getByRole('main')
    .locator('article[data-state="Available"]')
    .filter({ has: page.getByText('1 available', { exact: true }) });

/** The only link of a card, named by its title. */
export const linkOf = (card: Locator): Locator => card.getByRole('heading').getByRole('link');

/** `01t…`, the last part of a listing's address. */
export const productIdOf = (href: string): string =>
  new URL(href, 'http://relab.example').pathname.split('/').at(-1) ?? '';
