import { randomBytes } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { agreement } from './checkout.ts';
import { openConsolePage, openConsoleVisitor, unexpectedProblems } from './console.ts';
import {
  begin,
  choose,
  command,
  dialogOf,
  expectPdf,
  field,
  openForm,
  openFromQueue,
  openQueue,
  press,
  save,
  send,
  type,
  typeTime,
} from './console-desk.ts';
import { signInAs } from './first-people.ts';
import { tabTo } from './keyboard.ts';
import { checkOutUntilReview } from './prepared-shopper.ts';
import { address, folder } from './shared-marketplace.ts';
import { textOf } from './text-of.ts';
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

/** From the lead to an offer whose listing is made. */
async function takeOver(page: Page): Promise<void> {
  await openConsolePage(page, '/intake');
  await openFromQueue(page, seller.lastName);
  await page.getByRole('main').getByRole('button', { name: 'Show front' }).waitFor();
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

/** The listing that the shop finds, and its quote request: two of them, cheaper. */
async function askForQuote({ page }: Visitor): Promise<void> {
  const found = page.getByRole('main').getByRole('link', { name: model });
  await expect
    .poll(async () => {
      await page.goto(`/global-search/${encodeURIComponent(model)}`);
      return await found.count();
    })
    .toBeGreaterThan(0);
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

/** Orders at the quoted price. It is above the account's limit, so a manager of the account approves it. */
async function order({ context, page }: Visitor, manager: Visitor): Promise<string> {
  await page.goto('/quotes');
  await page.getByRole('main').getByRole('link', { name: model }).click();
  await page.getByRole('button', { name: 'Put it into the cart at this price' }).click();
  await page.getByRole('heading', { level: 1, name: /^Your cart/ }).waitFor();
  await checkOutUntilReview(context, address, 'ines@customer.example');
  await page.goto('/checkout/review');
  await agreement(page).check();
  await page.getByRole('button', { name: /^Ask for approval of/ }).click();
  await page.getByText('Your order waits for an approval').waitFor();
  await manager.page.goto('/approvals');
  const card = manager.page.getByRole('article').filter({ hasText: model });
  await card.getByRole('button', { name: 'Approve the order' }).click();
  await manager.page.getByText('The order is placed').waitFor();
  await page.goto('/orders');
  const link = page.getByRole('table').getByRole('link').first();
  const orderNumber = await textOf(link);
  await link.click();
  await page.getByRole('heading', { level: 1, name: orderNumber }).waitFor();
  return orderNumber;
}

/** Plans a shipment of one unit, packs it, and hands it over; back at the order. */
async function shipOne(page: Page, trackingNumber: string): Promise<void> {
  const shipment = await openForm(page, 'Plan a shipment');
  await type(page, shipment, 'Eppendorf', '1');
  await type(page, shipment, 'Carrier', 'Speedy Freight');
  await type(page, shipment, 'Tracking number', trackingNumber);
  await send(page, shipment);
  const rows = page.getByRole('main').getByRole('row').filter({ hasText: trackingNumber });
  await press(page, rows.getByRole('link', { name: /^S-/ }));
  await page.getByRole('heading', { level: 1, name: /^S-/ }).waitFor();
  for (const step of ['Packed', 'Handed Over']) {
    await command(page, step);
    await save(page, await dialogOf(page, step));
  }
  await page.goBack();
  await rows.getByText('Picked up').waitFor();
}

/** Approves the order, and sends its two units one after the other. */
async function ship(page: Page, orderNumber: string): Promise<void> {
  await openConsolePage(page, '/orders');
  await openFromQueue(page, orderNumber);
  await save(page, await begin(page, 'Approve'));
  await openQueue(page, 'To ship');
  await openFromQueue(page, orderNumber);
  await shipOne(page, 'SF-1');
  await openQueue(page, 'Shipped in part');
  await openFromQueue(page, orderNumber);
  await shipOne(page, 'SF-2');
  await expectPdf(page, 'Packing slip (PDF)');
  await expectPdf(page, 'Labels for all shipments (PDF)');
}

/** One of the two comes back, can be sold again, and is refunded. */
async function takeBack(page: Page): Promise<void> {
  const expected = await openForm(page, 'Expect a return');
  await type(page, expected, 'Eppendorf', '1');
  await send(page, expected);
  const came = await openForm(page, 'It has come');
  await tabTo(page, came.getByRole('checkbox'));
  await page.keyboard.press('Space');
  await tabTo(page, came.getByRole('button', { name: 'It has come' }));
  await send(page, came);
  const refund = await openForm(page, 'Refund it');
  await tabTo(page, refund.getByRole('button', { name: 'Refund it' }));
  await send(page, refund);
  await page.getByRole('main').getByText('1 of 1').waitFor();
  await expectPdf(page, 'Credit note (PDF)');
}

/** What the buyer reads on the page of the order once all of that is done. */
async function expectOutcome(page: Page): Promise<void> {
  await page.reload();
  const words = await textOf(page.getByRole('main'));
  for (const said of ['SF-1', 'SF-2', 'Your return is credited', 'for sale again', '€22,015.00'])
    expect(words).toContain(said);
  await expectPdf(page, 'Credit note');
}

test('by keyboard, a seller’s form becomes a listing, is quoted, ordered, approved, shipped, and returned in part', async () => {
  await offerEquipment();
  const clerk = await openConsoleVisitor(browser, 'clerk');
  const { page } = clerk;
  await takeOver(page);
  const [ines, jonas] = await Promise.all([enterShop(), enterShop()]);
  await signInAs(ines.context, address, folder, 'ines@customer.example');
  await signInAs(jonas.context, address, folder, 'jonas@customer.example');
  await askForQuote(ines);
  await answerQuote(page);
  const orderNumber = await order(ines, jonas);
  await ship(page, orderNumber);
  await takeBack(page);
  await expectOutcome(ines.page);
  expect(unexpectedProblems(clerk, ines, jonas)).toEqual([]);
  await Promise.all([ines.context.close(), jonas.context.close(), clerk.context.close()]);
});
