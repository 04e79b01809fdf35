import { randomBytes } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type ConsoleVisitor, openConsolePage, openConsoleVisitor } from './console.ts';
import { createRecord, heading, readField, writeRecord } from './console-records.ts';
import { settle } from './going-live.ts';

let browser: Browser;
let clerk: ConsoleVisitor;
/** In the order of their names; each name only this run has. */
let ids: readonly string[];
const mark = `W${randomBytes(6).toString('hex')}`;
const nameOf = (number: number): string => `${mark} ${String(number).padStart(3, '0')}`;
const count = 56;

beforeAll(async () => {
  browser = await launchBrowser();
  clerk = await openConsoleVisitor(browser, 'clerk');
  const created: string[] = [];
  for (let number = 1; number <= count; number++)
    created.push(await createRecord(clerk.request, 'Account', { Name: nameOf(number), Phone: '030 5' }));
  ids = created;
});
afterAll(() => browser.close());

const list = (sort: string, more = ''): string =>
  `/o/Account?view=AllAccounts&sort=${sort}&filters=${encodeURIComponent(JSON.stringify([['Name', 'StartsWith', mark]]))}${more}`;
const shows = (page: Page, number: number): Promise<void> =>
  expect.poll(() => heading(page).innerText(), { timeout: 10_000 }).toBe(nameOf(number));
const focusName = (page: Page, number: number): Promise<void> =>
  page.getByRole('rowheader', { name: nameOf(number) }).focus();

describe('from a list', () => {
  test('J and K lead through its records in its order, without a request for the list', async () => {
    const { page, dataRequests } = clerk;
    await openConsolePage(page, list('-Name'));
    await focusName(page, 40);
    await page.keyboard.press('Enter');
    await shows(page, 40);
    await page.getByRole('link', { name: 'Next record of the list' }).waitFor();
    await settle(clerk);
    const before = dataRequests.length;
    for (const [key, number] of [
      ['j', 39],
      ['k', 40],
      ['k', 41],
    ] as const) {
      await page.getByRole('link', { name: 'Next record of the list' }).waitFor();
      await page.keyboard.press(key);
      await shows(page, number);
    }
    expect(dataRequests.slice(before).filter((path) => path.includes('list-records'))).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'Accounts', exact: true }).click();
    await page.getByRole('rowheader', { name: nameOf(40) }).waitFor();
    expect(new URL(page.url()).searchParams.get('sort')).toBe('-Name');
  });

  test('the way goes on past what the list has loaded, ends with it, and outlasts a reload', async () => {
    const { page } = clerk;
    await openConsolePage(page, list('Name'));
    await focusName(page, 3);
    await page.keyboard.press('Enter');
    await shows(page, 3);
    const address = new URL(page.url());
    address.pathname = `/console/r/Account/${ids[49]}`;
    await page.goto(address.href);
    await shows(page, 50);
    const next = page.getByRole('link', { name: 'Next record of the list' });
    for (let number = 51; number <= count; number++) {
      await next.waitFor();
      await page.keyboard.press('j');
      await shows(page, number);
    }
    await page.getByRole('link', { name: 'Record before in the list' }).waitFor();
    expect(await next.count()).toBe(0);
    await openConsolePage(page, `/r/Account/${ids[3]}`);
    await settle(clerk);
    expect(await page.getByRole('link', { name: 'Record before in the list' }).count()).toBe(0);
  });

  test('a record is edited beside it', async () => {
    const { page, request } = clerk;
    await openConsolePage(page, list('Name', '&mode=split'));
    await focusName(page, 2);
    await page.keyboard.press('Enter');
    const pencil = page.getByRole('button', { name: 'Edit Phone', exact: true });
    await pencil.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('article').getByRole('textbox', { name: 'Phone', exact: true }).fill('030 77');
    await page.keyboard.press('Control+s');
    await expect.poll(() => readField(request, ids[1] ?? '', 'Account.Phone')).toBe('030 77');
    await page.getByRole('gridcell', { name: '030 77' }).waitFor();
  });

  test('a double click on a telephone number edits it, and Ctrl with Enter follows it', async () => {
    const { page } = clerk;
    await openConsolePage(page, list('Name'));
    const cell = page.getByRole('row', { name: nameOf(4) }).getByRole('gridcell', { name: '030 5' });
    await page.evaluate(() => {
      // A test has no telephone: what would be called is noted.
      document.addEventListener('click', (event) => {
        const link = (event.target as Element).closest('a[href^="tel:"]');
        if (!link || event.defaultPrevented) return;
        event.preventDefault();
        document.documentElement.dataset.called = link.getAttribute('href') ?? '';
      });
    });
    const called = () => page.evaluate(() => document.documentElement.dataset.called);
    await cell.getByRole('link').dblclick();
    await page.locator('[data-edited] input').waitFor();
    expect(await called()).toBeUndefined();
    await page.keyboard.press('Escape');
    await page.locator('[data-edited]').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+Enter');
    expect(await called()).toBe('tel:0305');
  });

  test('any column stays in place beside the name, for its user', async () => {
    const { page } = clerk;
    await page.setViewportSize({ width: 1000, height: 800 });
    await openConsolePage(page, list('Name'));
    const header = page.getByRole('columnheader', { name: /^Phone/ });
    const choose = async (name: string): Promise<void> => {
      await header.focus();
      await page.keyboard.press('Alt+ArrowDown');
      const stored = page.waitForResponse((response) => response.url().includes('/list-preferences/'));
      await page.getByRole('menuitem', { name }).press('Enter');
      await stored;
    };
    await choose('Keep in place');
    await openConsolePage(page, list('Name'));
    await expect.poll(() => header.getAttribute('aria-colindex')).toBe('3');
    expect(await header.getAttribute('data-pinned')).toBe('true');
    await choose('Let it scroll');
    await expect.poll(() => header.getAttribute('data-pinned')).toBeNull();
  });
});

describe('views', () => {
  test('one opens first wherever its user signs in, is a favourite, and is found in the palette', async () => {
    const { page } = clerk;
    await openConsolePage(page, '/o/Lead');
    const usual = await heading(page).innerText();
    const view = page.getByRole('button', { name: 'View', exact: true });
    await page.goto('/console/o/Lead?view=__Recent');
    await expect.poll(() => heading(page).innerText()).toMatch(/^Recently/);
    await view.press('Enter');
    await page.getByRole('menuitem', { name: 'Open first', exact: true }).press('Enter');
    await page.getByText('This view opens first from now on').waitFor();
    const elsewhere = await openConsoleVisitor(browser, 'clerk');
    await openConsolePage(elsewhere.page, '/o/Lead');
    await expect.poll(() => heading(elsewhere.page).innerText()).toMatch(/^Recently/);
    await elsewhere.context.close();
    await view.press('Enter');
    await page.getByRole('menuitem', { name: 'No longer open first' }).press('Enter');
    await page.getByText('This view no longer opens first').waitFor();
    await openConsolePage(page, '/o/Lead');
    await expect.poll(() => heading(page).innerText()).toBe(usual);

    await page.keyboard.press('Control+k');
    await page.keyboard.type('leads');
    const found = page.getByRole('group', { name: 'Views' }).getByRole('option').last();
    const name = (await found.locator('span').first().innerText()).trim();
    await found.click();
    await expect.poll(() => heading(page).innerText()).toBe(name);
    const star = page.getByRole('button', { name: 'Favourite', exact: true });
    await page.keyboard.press('Control+Shift+f');
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
    await openConsolePage(page);
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).press('Enter');
    await expect.poll(() => heading(page).innerText()).toBe(name);
    await page.goto(`/console/o/Lead?view=${new URL(page.url()).searchParams.get('view')}`);
    await expect.poll(() => heading(page).innerText()).toBe(name);
  });
});

describe('the palette', () => {
  test('takes what is typed before its code is there, and opens the form of an action about no record', async () => {
    const { page } = clerk;
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/command-palette-/, async (route) => {
      await held;
      await route.continue();
    });
    await openConsolePage(page, '/search');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('log a');
    release();
    await page.getByRole('option', { name: /^Log a Call/ }).waitFor();
    await page.keyboard.type(' call');
    expect(await page.getByRole('searchbox').last().inputValue()).toBe('log a call');
    await page.getByRole('option', { name: /^Log a Call/ }).waitFor();
    await page.keyboard.press('Enter');
    await page
      .getByRole('dialog', { name: 'Log a Call' })
      .getByLabel(/^Subject/)
      .waitFor();
    await page.keyboard.press('Escape');
    await page.unroute(/command-palette-/);
  });
});

describe('a record', () => {
  test('has related lists with columns of the user’s own, sorted and filtered where they are', async () => {
    const { page, request } = clerk;
    const parent = ids[5] ?? '';
    for (const LastName of ['Ebert', 'Adam', 'Clara'])
      await createRecord(request, 'Contact', {
        LastName,
        AccountId: parent,
        Email: `${LastName}@${mark}.example`,
      });
    await openConsolePage(page, `/r/Account/${parent}?tab=related`);
    const section = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name: /^Contacts/ }) });
    const names = () => section.locator('tbody tr td:first-child').allInnerTexts();
    await section.locator('thead').getByRole('button').first().press('Enter');
    await expect.poll(names).toEqual(['Adam', 'Clara', 'Ebert']);
    await section.getByRole('button', { name: 'Filter Contacts' }).press('Enter');
    await page.keyboard.type('clar');
    await expect.poll(names).toEqual(['Clara']);
    await section.getByRole('button', { name: 'Filter Contacts' }).press('Enter');

    const columns = async (): Promise<void> => {
      await section.getByRole('button', { name: 'Columns of Contacts' }).press('Enter');
      await page.getByRole('dialog', { name: 'Columns' }).waitFor();
    };
    await columns();
    await page.getByRole('searchbox', { name: /field/i }).fill('AccountId');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /AccountId/ })
      .press('Enter');
    await page.getByRole('button', { name: 'Apply' }).press('Enter');
    await section
      .getByRole('link', { name: nameOf(6) })
      .first()
      .waitFor();
    await page.reload();
    await section
      .getByRole('link', { name: nameOf(6) })
      .first()
      .waitFor();
    await section.getByRole('link', { name: 'Contacts' }).press('Enter');
    await page
      .getByRole('grid')
      .getByRole('link', { name: nameOf(6) })
      .first()
      .waitFor();
    await page.goBack();
    await columns();
    await page.getByRole('button', { name: 'Columns of the view' }).press('Enter');
    await expect.poll(() => section.getByRole('link', { name: nameOf(6) }).count()).toBe(0);
  });

  test('shows its pictures large, one after the other by arrow keys', async () => {
    const { page } = clerk;
    await openConsolePage(page, `/r/Account/${ids[6]}?tab=files`);
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const dropped = await page.evaluateHandle((base64) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      const data = new DataTransfer();
      for (const name of ['first.png', 'second.png'])
        data.items.add(new File([bytes], name, { type: 'image/png' }));
      return data;
    }, png.toString('base64'));
    await page.getByText(/^Drop files here/).dispatchEvent('drop', { dataTransfer: dropped });
    await page.getByRole('button', { name: 'Show second.png' }).waitFor();
    await page.getByRole('button', { name: 'Show first.png' }).waitFor();
    const titles = await page.getByRole('list', { name: 'Pictures' }).getByRole('listitem').allInnerTexts();
    await page.getByRole('list', { name: 'Pictures' }).getByRole('button').first().press('Enter');
    await page.getByRole('dialog').getByText('1 of 2').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('dialog').getByText('2 of 2').waitFor();
    const shown = page.getByRole('dialog').getByRole('img', { name: /png$/ });
    expect(titles[1]).toContain(await shown.getAttribute('alt'));
    expect(
      await shown.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBe(1);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  test('has the mails that answered it in its activity', async () => {
    const { page, request } = clerk;
    const address = `${mark}@guest.example`.toLowerCase();
    const recordId = await createRecord(request, 'Case', { Subject: mark, SuppliedEmail: address });
    await writeRecord(request, recordId, { Answer__c: 'It fits into the rotor.' });
    await expect
      .poll(
        async () => {
          const response = await request.post(
            '/services/data/v63.0/ui-api/list-records/EmailMessage/AllEmails',
            { data: { where: `{ ParentId: { eq: "${recordId}" } }` } },
          );
          return ((await response.json()) as { count: number }).count;
        },
        { timeout: 40_000, interval: 500 },
      )
      .toBe(1);
    await openConsolePage(page, `/r/Case/${recordId}?tab=activity`);
    await page.getByRole('main').getByRole('combobox').last().selectOption({ label: 'Emails' });
    await page.getByText('It fits into the rotor.').waitFor();
    expect(await page.getByRole('main').innerText()).toContain(address);
  });

  test('asks for no path where its object has none', async () => {
    const { page, dataRequests } = clerk;
    const before = dataRequests.length;
    await openConsolePage(page, `/r/Account/${ids[7]}`);
    await settle(clerk);
    expect(dataRequests.slice(before).filter((path) => path.includes('path-layout'))).toEqual([]);
  });
});
