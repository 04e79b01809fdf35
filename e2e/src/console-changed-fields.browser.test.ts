import { defineObject, text } from '@relab/records/objects';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { openConsolePage } from './console.ts';
import { type ConsoleOfObjects, startConsole } from './console-of-objects.ts';
import { editField } from './console-records.ts';

const declare = (fields: readonly string[]) =>
  defineObject({
    apiName: 'Shelf__c',
    label: 'Shelf',
    labelPlural: 'Shelves',
    keyPrefix: 'a96',
    nameField: 'Name',
    fields: {
      Name: text({ label: 'Name', length: 80, required: true }),
      ...Object.fromEntries(fields.map((label) => [`${label}__c`, text({ label, length: 80 })])),
    },
    layouts: {
      full: [{ heading: 'Shelf', items: ['Name', ...fields.map((label) => `${label}__c`)] }],
      compact: ['Name'],
    },
    listViews: { AllShelves: { label: 'All Shelves', columns: ['Name'], sortBy: ['Name'] } },
    permissions: {},
  });

const before = declare(['Seal', 'Note']);
const after = declare(['Note']);

let browser: Browser;
let office: ConsoleOfObjects;
beforeAll(async () => {
  browser = await launchBrowser();
  office = await startConsole([before]);
});
afterAll(async () => {
  await browser.close();
  await office.close();
});

test('a field that is taken away while a form is open loses nothing that was typed, there or elsewhere', async () => {
  const clerk = await office.server.signedIn('shelves@relab.example', ['administrator']);
  const records = '/services/data/v63.0/ui-api/records';
  const { body } = await clerk.post(records, {
    apiName: 'Shelf__c',
    fields: { Name: 'Top', Seal__c: 'none' },
  });
  const { id } = body as { id: string };
  const page = await office.openPage(browser);
  await openConsolePage(page, `/r/Shelf__c/${id}`);
  await editField(page, 'Seal');
  await page.getByLabel('Seal', { exact: true }).fill('Blue wax, number 7');
  await page.getByLabel('Note', { exact: true }).fill('Second from above');
  office.serveObjects([after]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const leaveOut = page.getByRole('button', { name: 'Leave it out and go on' });
  await leaveOut.waitFor();
  const taken = page.getByRole('status').filter({ has: leaveOut });
  await taken.getByRole('term').getByText('Seal', { exact: true }).waitFor();
  await taken.getByRole('definition').getByText('Blue wax, number 7').waitFor();
  await page.getByRole('alert').getByText('Seal: No such column').waitFor();
  expect(await page.getByLabel(/^Note/).inputValue()).toBe('Second from above');
  await leaveOut.click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Edit Note', exact: true }).waitFor();
  await page.getByText('Second from above').waitFor();
  const stored = await clerk.get(`${records}/${id}?fields=Shelf__c.Note__c,Shelf__c.Seal__c`);
  expect(stored.body).toMatchObject({
    fields: { Note__c: { value: 'Second from above' }, Seal__c: { value: 'none' } },
  });
  await page.context().close();
});
