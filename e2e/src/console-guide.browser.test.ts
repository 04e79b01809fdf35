import type { Page } from 'playwright-core';
import { testGuide } from './guide.ts';

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

testGuide('console', [
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
]);
