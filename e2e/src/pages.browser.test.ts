import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { allFaults } from './page-faults.ts';
import type { Visits } from './prepared-shopper.ts';
import { address } from './shared-marketplace.ts';
import { openSharedVisits } from './shared-visits.ts';

let browser: Browser;
let visits: Visits;

beforeAll(async () => {
  browser = await launchBrowser();
  visits = await openSharedVisits(browser);
});
afterAll(() => browser.close());

describe.each([390, 820, 1440])('%i px wide', (width) => {
  test('the pages of a guest load complete, fit, do not shift and repeat no request', async () => {
    expect(await allFaults(visits.guestPages, { browser, address, width })).toEqual({});
  });

  test('the pages of a shopper load complete, fit, do not shift and repeat no request', async () => {
    const { ownPages, cookies } = visits;
    expect(await allFaults(ownPages, { browser, address, width, cookies })).toEqual({});
  });
});
