import { randomBytes } from 'node:crypto';
import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { openConsolePage, openConsoleVisitor } from './console.ts';
import { signInAs } from './first-people.ts';
import { tabTo } from './keyboard.ts';
import { address, folder } from './shared-marketplace.ts';
import { openVisitor, type Visitor } from './visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Never offered before, so that it alone is found by it. */
const mark = randomBytes(4).toString('hex');
const seller = { firstName: 'Sol', lastName: `Seller ${mark}`, company: `Old Labs ${mark}` };
const model = `Lumitest ${mark}`;
const buyer = 'Institut für angewandte Geduld';

const enterShop = (): Promise<Visitor> => openVisitor(browser, { address, javaScript: false });

/** A seller's form with a picture. */
async function offerEquipment(): Promise<void> {
  const { context, page } = await enterShop();
  await page.goto('/sell');
  const fill = (name: string, value: string) => page.locator(`main [name="${name}"]`).fill(value);
  await fill('Manufacturer__c', 'Eppendorf');
  await fill('Model__c', model);
  await fill('Year__c', '2019');
  await page.locator('[name="Condition__c"]').selectOption('UsedUntested');
  await fill('Location__c', 'Lyon, France');
  await fill('Quantity__c', '2');
  await fill('AskingPrice__c', '15000');
  await fill('FirstName', seller.firstName);
  await fill('LastName', seller.lastName);
  await fill('Company', seller.company);
  await fill('Email', `seller-${mark}@institute.example`);
  const plain = sharp({ create: { width: 80, height: 60, channels: 3, background: '#456' } });
  const buffer = await plain.jpeg().toBuffer();
  await page
    .locator('input[name="pictureFiles"]')
    .setInputFiles([{ name: 'front.jpg', mimeType: 'image/jpeg', buffer }]);
  await page.getByRole('button', { name: 'Send the offer' }).last().click();
  await page.getByRole('heading', { name: 'Thank you, we have your offer' }).waitFor();
  await context.close();
}

/** Goes down the queue that is shown until the record is open. */
async function openFromQueue(page: Page, name: string): Promise<void> {
  const rows = page.locator('a[data-record]');
  await rows.first().waitFor();
  for (let press = 0; press < 200; press++) {
    const before = [page.url(), await rows.count()].join();
    await page.keyboard.press('j');
    await expect.poll(async () => [page.url(), await rows.count()].join()).not.toBe(before);
    const open = new URL(page.url()).searchParams.get('record');
    const row = page.locator(`a[data-record="${open}"][aria-current]`);
    await row.waitFor();
    if ((await row.innerText()).includes(name)) break;
  }
  await page.getByRole('article').filter({ hasText: name }).waitFor();
}

/** Begins an action of the open record: by the digit at its button, or by its name where it has no button. */
async function begin(page: Page, label: string): Promise<Locator> {
  const actions = page.getByRole('main').getByRole('button');
  await actions
    .filter({ has: page.locator('kbd') })
    .first()
    .waitFor();
  const key = actions.filter({ hasText: label }).locator('kbd');
  if ((await key.count()) > 0) await page.keyboard.press(await key.innerText());
  else await command(page, label);
  const dialog = page.getByRole('dialog', { name: label });
  await dialog.getByRole('button', { name: label }).waitFor();
  return dialog;
}

/** What the palette offers by this name. */
async function command(page: Page, label: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('searchbox').waitFor();
  await page.keyboard.type(label);
  await page.locator('[role=option][data-focused]').filter({ hasText: label }).waitFor();
  await page.keyboard.press('Enter');
}

const field = (dialog: Locator, label: string): Locator => dialog.getByLabel(new RegExp(`^${label}`)).first();

async function type(page: Page, dialog: Locator, label: string, text: string): Promise<void> {
  await tabTo(page, field(dialog, label));
  await page.keyboard.press('Control+a');
  await page.keyboard.type(text);
}

/** A time of a day next year. The year may have six digits, so the field waits for the next key. */
async function typeTime(page: Page, dialog: Locator, label: string, time: string): Promise<void> {
  await tabTo(page, field(dialog, label));
  await page.keyboard.type(`0115${new Date().getFullYear() + 1}`);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type(time);
}

/** Finds a value by typing, and takes the first that is found. */
async function choose(page: Page, dialog: Locator, label: string, text: string): Promise<void> {
  await type(page, dialog, label, text);
  await page.getByRole('option', { name: text }).first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.locator('[role=option][data-focused]').filter({ hasText: text }).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('[role=listbox]').waitFor({ state: 'detached' });
}

async function save(page: Page, dialog: Locator): Promise<void> {
  await page.keyboard.press('Control+s');
  await dialog.waitFor({ state: 'detached' });
}

async function openQueue(page: Page, label: string): Promise<void> {
  const link = page.getByRole('navigation', { name: 'Queues' }).getByRole('link', { name: label });
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByRole('list', { name: label }).waitFor();
}

/** From the lead to an offer whose listing is made. */
async function takeOver(page: Page): Promise<void> {
  await openConsolePage(page, '/intake');
  await openFromQueue(page, seller.lastName);
  await page.getByRole('main').getByRole('link', { name: 'front' }).waitFor();
  await save(page, await begin(page, 'Qualify'));
  await save(page, await begin(page, 'New Account'));
  const offer = await begin(page, 'New Offer');
  await choose(page, offer, 'Seller', seller.company);
  await choose(page, offer, 'Manufacturer', 'Eppendorf');
  await save(page, offer);

  await openQueue(page, 'Offers under way');
  await openFromQueue(page, model);
  const inspection = await begin(page, 'Inspect');
  await typeTime(page, inspection, 'Start', '0900AM');
  await typeTime(page, inspection, 'End', '1000AM');
  await save(page, inspection);
  const price = await begin(page, 'Propose a Price');
  await type(page, price, 'Our Price', '12000');
  await type(page, price, 'Expected Resale Price', '20000');
  await save(page, price);
  await save(page, await begin(page, 'Accept'));
  const listed = await begin(page, 'List It');
  await choose(page, listed, 'Category', 'Spectrophotometers');
  await type(page, listed, 'Type', 'Photometer');
  await type(page, listed, 'Price of the Listing', '20000');
  await tabTo(page, field(listed, 'Shipping'));
  await page.keyboard.type('pallet');
  await type(page, listed, 'Weight', '40');
  await save(page, listed);
}

/** The account above whose limit a manager approves. */
async function buyForInstitute(page: Page): Promise<void> {
  await page.goto('/buying-for');
  await page.getByRole('button', { name: buyer }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/buying-for');
}

/** What the shop finds, and what is asked for it: two of them, cheaper. */
async function askForQuote({ page }: Visitor): Promise<void> {
  const found = page.getByRole('main').getByRole('link', { name: model });
  await expect
    .poll(async () => {
      await page.goto(`/global-search/${encodeURIComponent(model)}`);
      return await found.count();
    })
    .toBeGreaterThan(0);
  await buyForInstitute(page);
  await page.goto(`/global-search/${encodeURIComponent(model)}`);
  await found.first().click();
  await page.getByRole('heading', { level: 1, name: model }).waitFor();
  await page.getByRole('link', { name: 'Make an offer' }).first().click();
  await page.getByLabel(/^Your price for one unit/).fill('18000');
  await page.getByLabel('Quantity').fill('2');
  await page.getByRole('button', { name: 'Send the offer' }).click();
  await page.getByText('Thank you, your request is with us').waitFor();
}

async function answerQuote(page: Page): Promise<void> {
  await openConsolePage(page, '/quotes');
  await openFromQueue(page, model);
  const quote = await begin(page, 'Quote');
  await type(page, quote, 'Quoted Price', '18500');
  await save(page, quote);
}

test('by keyboard, a seller’s form becomes a listing that is found, and an offer for it is answered', async () => {
  await offerEquipment();
  const clerk = await openConsoleVisitor(browser, 'clerk');
  const { page } = clerk;
  await takeOver(page);
  const ines = await enterShop();
  await signInAs(ines.context, address, folder, 'ines@customer.example');
  await askForQuote(ines);
  await answerQuote(page);
  expect([...clerk.problems, ...ines.problems]).toEqual([]);
  await Promise.all([ines.context.close(), clerk.context.close()]);
});
