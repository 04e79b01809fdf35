import {
  boolean,
  defineObject,
  fullAccess,
  multiPicklist,
  type ObjectDeclaration,
  picklist,
  text,
} from '@relab/records/objects';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type ConsoleVisitor, openConsolePage, openConsoleVisitor } from './console.ts';
import { startConsole } from './console-of-objects.ts';
import { accountName, createRecord, heading, readField } from './console-records.ts';

let browser: Browser;
let clerk: ConsoleVisitor;

beforeAll(async () => {
  browser = await launchBrowser();
  clerk = await openConsoleVisitor(browser, 'clerk');
});
afterAll(() => browser.close());

test('what looks like a record that is there is named while somebody types, and saved only on purpose', async () => {
  const { page, request } = clerk;
  const name = accountName();
  const existing = await createRecord(request, 'Account', { Name: name });
  await openConsolePage(page, '/o/Account/new');
  await page.getByLabel(/^Account Name/).focus();
  await page.keyboard.type(name);
  await page.getByText('One record looks like this one').waitFor();
  const match = page.getByRole('main').getByRole('link', { name });
  await expect.poll(() => match.getAttribute('href')).toContain(existing);
  // Beside the form: what was typed is not lost by looking at it.
  expect(await match.getAttribute('target')).toBe('_blank');
  expect(await page.getByRole('button', { name: 'Save anyway' }).count()).toBe(0);

  await page.getByLabel(/^Account Name/).fill(accountName());
  await page.getByText('One record looks like this one').waitFor({ state: 'detached' });
  await page.getByLabel(/^Account Name/).fill(name);
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'Save anyway' }).press('Enter');
  await page.waitForURL(/\/console\/r\/Account\//);
  expect(page.url()).not.toContain(existing);
  await expect.poll(() => heading(page).innerText()).toBe(name);
});

test('lists that are stored as JSON are edited row by row by keyboard, or as a text that says where it is wrong', async () => {
  const { page, request } = clerk;
  const mark = accountName();
  const listing = await createRecord(request, 'Product2', {
    Name: mark,
    StockKeepingUnit: mark,
    Manufacturer__c: 'Eppendorf',
    Model__c: mark,
    Type__c: 'Centrifuge',
    Condition__c: 'UsedUntested',
    Shipping__c: 'parcel',
    Tests__c: '[{"what":"Speed","result":4000}]',
  });
  await openConsolePage(page, `/r/Product2/${listing}`);
  await page.getByRole('button', { name: 'Edit Tests', exact: true }).press('Enter');
  const result = page.getByRole('textbox', { name: 'Result' });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toBe('What');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('4100');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Noise');
  await page.keyboard.press('Tab');
  await page.keyboard.type('none');
  // Nothing is stated of what is missing yet: its rows come with the first.
  await page.getByRole('button', { name: 'Add a row: Missing' }).press('Enter');
  await page.keyboard.type('Lid');
  await page.keyboard.press('Control+s');
  await result.first().waitFor({ state: 'detached' });
  expect(await readField(request, listing, 'Product2.Tests__c')).toBe(
    '[{"what":"Speed","result":4100},{"what":"Noise","result":"none"}]',
  );
  expect(await readField(request, listing, 'Product2.Missing__c')).toBe('["Lid"]');
  expect(await readField(request, listing, 'Product2.Included__c')).toBeNull();

  await page.getByRole('button', { name: 'Edit Tests', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Edit as text: Tests' }).press('Enter');
  const text = page.getByRole('textbox', { name: /^Tests/ });
  expect(await text.inputValue()).toContain('\n    "what": "Speed"');
  await text.fill('[\n  {"what" "Speed"}\n]');
  await page.keyboard.press('Control+s');
  await page.getByText('This is not valid JSON: line 2, column 11.').first().waitFor();
  await text.fill('[{"what":"Speed","result":"fine"}]');
  await page.getByRole('button', { name: 'Edit as rows: Tests' }).press('Enter');
  await expect.poll(() => result.inputValue()).toBe('fine');
  await page.keyboard.press('Control+s');
  await result.waitFor({ state: 'detached' });
  expect(await readField(request, listing, 'Product2.Tests__c')).toBe('[{"what":"Speed","result":"fine"}]');
});

test('a copy begins with what the record says, names the record as a duplicate, and leaves it as it is', async () => {
  const { page, request } = clerk;
  const name = accountName();
  const original = await createRecord(request, 'Account', {
    Name: name,
    Phone: '+49 40 77',
    BillingCity: 'Kiel',
  });
  await openConsolePage(page, `/r/Account/${original}`);
  await page.getByRole('button', { name: 'More actions' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Clone' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Copy of Account' });
  await expect.poll(() => form.getByLabel(/^Phone/).inputValue()).toBe('+49 40 77');
  expect(await form.getByLabel(/^Account Name/).inputValue()).toBe(name);

  await page.keyboard.press('Control+s');
  await form.getByText('One record looks like this one').waitFor();
  await form.getByRole('button', { name: 'Save anyway' }).waitFor();

  const copied = accountName();
  await form.getByLabel(/^Account Name/).fill(copied);
  await form.getByLabel(/^Phone/).fill('+49 40 78');
  await page.keyboard.press('Control+s');
  await expect.poll(() => heading(page).innerText()).toBe(copied);
  const copy = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  expect(copy).not.toBe(original);
  expect(await readField(request, copy, 'Account.BillingCity')).toBe('Kiel');
  expect(await readField(request, copy, 'Account.Phone')).toBe('+49 40 78');
  expect(await readField(request, original, 'Account.Name')).toBe(name);
  expect(await readField(request, original, 'Account.Phone')).toBe('+49 40 77');
});

const device: ObjectDeclaration = defineObject({
  apiName: 'Device__c',
  label: 'Device',
  labelPlural: 'Devices',
  keyPrefix: 'a96',
  nameField: 'Name',
  fields: {
    Name: text({ label: 'Name', length: 80, required: true }),
    Kind__c: picklist({ label: 'Kind', values: ['Microscope', 'Centrifuge', 'Balance'] }),
    Model__c: picklist({
      label: 'Model',
      controlledBy: 'Kind__c',
      values: [
        { value: 'Iris', label: 'Iris', validFor: ['Microscope'] },
        { value: 'Vortex', label: 'Vortex', validFor: ['Centrifuge'] },
        { value: 'Special', label: 'Special', validFor: ['Microscope', 'Centrifuge'] },
      ],
    }),
    Options__c: multiPicklist({
      label: 'Options',
      controlledBy: 'Model__c',
      values: [
        { value: 'Cooling', label: 'Cooling', validFor: ['Vortex'] },
        { value: 'Camera', label: 'Camera', validFor: ['Iris', 'Special'] },
      ],
    }),
    Portable__c: boolean({ label: 'Portable' }),
    Power__c: picklist({
      label: 'Power',
      controlledBy: 'Portable__c',
      values: [
        { value: 'Battery', label: 'Battery', validFor: ['true'] },
        { value: 'Mains', label: 'Mains', validFor: ['true', 'false'] },
      ],
    }),
  },
  layouts: {
    full: [
      { heading: 'Device', items: ['Name', 'Kind__c', 'Model__c', 'Options__c', 'Portable__c', 'Power__c'] },
    ],
    compact: ['Name'],
  },
  listViews: { AllDevices: { label: 'All Devices', columns: ['Name', 'Kind__c'], sortBy: ['Name'] } },
  search: { fields: ['Name'], columns: ['Name'] },
  permissions: { clerk: fullAccess },
});

test('a picklist offers what goes with the value that controls it, and gives up what no longer does', async () => {
  const office = await startConsole([device]);
  try {
    const page = await office.openPage(browser);
    await openConsolePage(page, '/o/Device__c/new');
    const kind = page.getByLabel(/^Kind/);
    const model = page.getByLabel(/^Model/);
    const power = page.getByLabel(/^Power/);
    const offered = async (select: typeof model): Promise<readonly string[]> =>
      (await select.locator('option').allInnerTexts()).slice(1);
    await page.getByText('Choose Kind first.').waitFor();
    expect(await model.isDisabled()).toBe(true);

    await kind.selectOption('Balance');
    await page.getByText('There is nothing to choose for this Kind.').waitFor();
    await kind.selectOption('Centrifuge');
    await expect.poll(() => offered(model)).toEqual(['Vortex', 'Special']);
    await model.selectOption('Vortex');
    await page.getByLabel('Cooling').press('Space');
    expect(await page.getByLabel('Camera').count()).toBe(0);
    await kind.selectOption('Microscope');
    await expect.poll(() => offered(model)).toEqual(['Iris', 'Special']);
    expect(await model.inputValue()).toBe('');
    await page.getByText('Choose Model first.').waitFor();
    await model.selectOption('Special');
    await page.getByLabel('Camera').press('Space');

    await expect.poll(() => offered(power)).toEqual(['Mains']);
    await page.getByLabel(/^Portable/).press('Space');
    await expect.poll(() => offered(power)).toEqual(['Battery', 'Mains']);
    await power.selectOption('Battery');

    await page.getByLabel(/^Name/).fill('A device');
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/records'),
    );
    await page.keyboard.press('Control+s');
    expect((await sent).postDataJSON()).toMatchObject({
      fields: {
        Kind__c: 'Microscope',
        Model__c: 'Special',
        Options__c: 'Camera',
        Portable__c: true,
        Power__c: 'Battery',
      },
    });
    await expect.poll(() => heading(page).innerText()).toBe('A device');
    await page.context().close();
  } finally {
    await office.close();
  }
});
