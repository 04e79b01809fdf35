import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Cookie, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type ConsoleRole, type ConsoleVisitor, openConsolePage, openConsoleVisitor } from './console.ts';
import { settle } from './going-live.ts';
import type { VisitorOptions } from './visitor.ts';

const docs = join(import.meta.dirname, '../../docs');
/** The pictures of the guide are written only where somebody asks for them: a usual run changes nothing. */
const isWriting = process.env.RELAB_WRITE_PICTURES === '1';
const maxBytes = 60_000;

type Role = Parameters<Page['getByRole']>[0];
type Control = readonly [role: Role, name: string | RegExp];

/** A page as the guide shows it, and what the guide says is there. */
interface GuidePage {
  /** Name of the picture; it stands in docs/console.md. */
  readonly picture: string;
  /** Below `/console`. */
  readonly path: string;
  readonly heading: string | RegExp;
  readonly controls: readonly Control[];
  /** What is done before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Controls that are there after that. */
  readonly opened?: readonly Control[];
  readonly role?: ConsoleRole;
  readonly width?: number;
  readonly colorScheme?: 'light' | 'dark';
}

/** The first record of a desk's queue, as its keys open it. */
const openFirst = async (page: Page): Promise<void> => {
  await page.locator('a[data-record]').first().waitFor();
  await page.keyboard.press('j');
  await page.waitForURL(/[?&]record=/);
  await page.getByRole('link', { name: 'Everything about it' }).waitFor();
};

const press = (keys: string) => (page: Page) => page.keyboard.press(keys);
const openMenu = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();
/** The record of the first row. */
const openRow = async (page: Page): Promise<void> => {
  await page.getByRole('grid').getByRole('link').first().click();
  await page.getByRole('tab', { name: 'Details' }).waitFor();
};

const guide: readonly GuidePage[] = [
  {
    picture: 'sign-in',
    path: '',
    role: 'guest',
    heading: 'Relab console',
    controls: [
      ['textbox', 'E-mail'],
      ['textbox', 'Password'],
      ['button', 'Sign in'],
      ['link', 'Forgot your password?'],
    ],
  },
  {
    picture: 'overview',
    path: '',
    heading: /^Hello /,
    controls: [
      ['button', /Period/],
      ['link', 'Open cases'],
      ['button', 'Search or do something'],
      ['button', /^Notices$|notices?$/],
      ['button', 'Keyboard shortcuts'],
      ['button', 'Your account'],
      ['button', 'Arrange the tabs of this app'],
    ],
  },
  {
    picture: 'list',
    path: '/o/Product2?view=AllProducts',
    heading: /All /,
    controls: [
      ['link', 'New'],
      ['button', 'View'],
      ['searchbox', 'Search this list'],
      ['button', 'Filters'],
      ['button', 'Columns'],
      ['combobox', 'Display as'],
      ['button', 'Favourite'],
    ],
    prepare: async (page) => {
      const boxes = page.getByRole('grid').getByRole('checkbox');
      await boxes.nth(1).check();
      await boxes.nth(2).check();
    },
    opened: [
      ['button', 'Change …'],
      ['button', 'Delete …'],
      ['button', 'Clear'],
    ],
  },
  {
    picture: 'list-menu',
    path: '/o/Lead?view=AllLeads',
    heading: /All Leads/,
    controls: [],
    prepare: openMenu('View'),
    opened: [
      ['menuitem', 'Save as new view …'],
      ['menuitem', 'Open first'],
      ['menuitem', 'Export …'],
      ['menuitem', 'Import …'],
    ],
  },
  {
    picture: 'filters',
    path: '/o/Lead?view=AllLeads',
    heading: /All Leads/,
    controls: [],
    prepare: async (page) => {
      await openMenu('Filters')(page);
      await page.getByRole('button', { name: 'Add a filter' }).click();
    },
    opened: [
      ['combobox', 'Whose records'],
      ['button', 'Apply'],
    ],
  },
  {
    picture: 'board',
    path: '/o/Lead?view=AllLeads&mode=board',
    heading: /All Leads/,
    controls: [['combobox', /Columns by/]],
  },
  {
    picture: 'record',
    path: '/o/Lead?view=AllLeads',
    heading: /All Leads/,
    controls: [],
    prepare: openRow,
    opened: [
      ['button', 'Edit'],
      ['button', 'More actions'],
      ['tab', 'Details'],
      ['tab', 'Related'],
      ['tab', 'Activity'],
      ['tab', 'Files'],
    ],
  },
  {
    picture: 'form',
    path: '/o/Account/new',
    heading: 'New Account',
    controls: [
      ['button', 'Create'],
      ['button', 'Cancel'],
    ],
  },
  {
    picture: 'intake',
    path: '/intake',
    heading: 'Intake',
    controls: [
      ['link', /^Offered by sellers/],
      ['link', /^Offers under way/],
      ['link', /^To list/],
    ],
    prepare: openFirst,
    opened: [
      ['heading', 'Pictures and files'],
      ['heading', 'Prices of similar units'],
    ],
  },
  {
    picture: 'quotes',
    path: '/quotes',
    heading: 'Offers and quotes',
    controls: [
      ['link', /^Quotes to answer/],
      ['link', /^Offers to decide/],
      ['link', /^Margins/],
    ],
    prepare: openFirst,
  },
  {
    picture: 'orders',
    path: '/orders',
    heading: 'Orders',
    controls: [
      ['link', /^To approve/],
      ['link', /^To ship/],
      ['link', /^Shipped in part/],
      ['link', /^Requested cancellations/],
      ['link', /^Expected back/],
      ['link', /^To refund/],
      ['link', /^All orders/],
    ],
  },
  {
    picture: 'care',
    path: '/care',
    colorScheme: 'dark',
    heading: 'Care',
    controls: [
      ['link', /^Open cases/],
      ['link', /^Without an owner/],
      ['link', /^My cases/],
      ['link', /^Reported listings/],
    ],
    prepare: openFirst,
    opened: [['heading', 'Conversation']],
  },
  {
    picture: 'catalogue',
    path: '/catalogue?issue=watched-unsold',
    heading: 'Catalogue health',
    controls: [
      ['button', 'Look through all listings now'],
      ['tab', 'Without pictures'],
      ['tab', 'Listed for long'],
      ['tab', 'Watched but unsold'],
      ['tab', 'Price far from similar ones'],
    ],
  },
  {
    picture: 'people',
    path: '/people',
    heading: 'People',
    controls: [
      ['link', /^Colleagues/],
      ['link', /^All users/],
      ['link', /^Accounts/],
      ['link', /^Buyer groups/],
      ['link', 'Programs and their tokens'],
      ['button', 'Invite somebody'],
    ],
    prepare: openFirst,
    opened: [
      ['button', 'Send a password link'],
      ['button', 'End all access'],
    ],
  },
  {
    picture: 'jobs',
    path: '/jobs',
    heading: 'Jobs and health',
    controls: [
      ['tab', 'Queue'],
      ['tab', 'Mails not delivered'],
      ['tab', 'Health'],
    ],
  },
  {
    picture: 'history',
    path: '/history',
    heading: 'History',
    controls: [
      ['searchbox', 'Part of a value'],
      ['combobox', 'Object'],
      ['combobox', 'What was done'],
      ['link', 'Export as CSV'],
    ],
  },
  {
    picture: 'palette',
    path: '/search',
    heading: 'Search',
    controls: [],
    prepare: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('searchbox').waitFor();
      await page.keyboard.type('avanti');
      await page
        .getByRole('option', { name: /Avanti J-26/ })
        .first()
        .waitFor();
    },
    opened: [['option', /Search everywhere/]],
  },
  {
    picture: 'shortcuts',
    path: '/search',
    heading: 'Search',
    controls: [],
    prepare: press('?'),
    opened: [['dialog', 'Keyboard shortcuts']],
  },
  {
    picture: 'phone',
    path: '/care',
    width: 390,
    heading: 'Care',
    controls: [['button', 'Menu']],
    prepare: openMenu('Menu'),
    opened: [['dialog', 'Navigation']],
  },
];

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const found = (page: Page, [role, name]: Control): Locator => page.getByRole(role, { name }).first();

async function writePicture(name: string, screenshot: Buffer): Promise<void> {
  // Flat areas and text: crisp, and smaller than what a lossy encoding makes of them.
  const file = await sharp(screenshot).webp({ lossless: true, effort: 6 }).toBuffer();
  expect({ name, isSmall: file.length < maxBytes, bytes: file.length }).toMatchObject({ isSmall: true });
  const folder = join(docs, 'console');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.webp`), file);
}

const sessions = new Map<ConsoleRole, Cookie[]>();

/** Each role signs in once: an address may do so sixty times in a quarter of an hour. */
async function openSignedIn(role: ConsoleRole, options: Partial<VisitorOptions>): Promise<ConsoleVisitor> {
  const cookies = sessions.get(role);
  const visitor = await openConsoleVisitor(browser, cookies ? 'guest' : role, options);
  if (cookies) await visitor.context.addCookies(cookies);
  else sessions.set(role, await visitor.context.cookies());
  return visitor;
}

test.each(guide)('the guide finds $picture as it says', async (shown) => {
  const { path, heading, controls, prepare, opened = [], role = 'administrator' } = shown;
  const { width = 1440, colorScheme = 'light' } = shown;
  const visitor = await openSignedIn(role, { width, height: 900, colorScheme });
  const { context, page } = visitor;
  await openConsolePage(page, path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  for (const control of controls) await found(page, control).waitFor();
  await prepare?.(page);
  for (const control of opened) await found(page, control).waitFor();
  await settle(visitor);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  if (isWriting) await writePicture(shown.picture, await page.screenshot({ type: 'png' }));
  await context.close();
});

test('the guide shows each of these pictures, and no other', async () => {
  const text = await readFile(join(docs, 'console.md'), 'utf8');
  const named = [...text.matchAll(/\(console\/([\w-]+)\.webp\)/g)].map(([, name]) => name);
  expect(named.toSorted()).toEqual(guide.map(({ picture }) => picture).toSorted());
});
