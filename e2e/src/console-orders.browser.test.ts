import type { OrderFulfillment } from '@relab/contract/commerce';
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { type ConsoleVisitor, openConsolePage, openConsoleVisitor, unexpectedProblems } from './console.ts';
import { field, openForm, openFromQueue, send, type } from './console-desk.ts';
import { tabTo } from './keyboard.ts';
import { addToCart, checkOutUntilReview, postForm } from './prepared-shopper.ts';
import { address } from './shared-marketplace.ts';
import { findListings, type Listing, updateRecord } from './shop-calls.ts';
import { textOf } from './text-of.ts';
import { openVisitor } from './visitor.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const management = `${address}/services/data/v63.0/commerce/order-management/order-summaries`;

/** Orders two units of a listing as a guest; the id of the order. */
async function orderTwo(context: BrowserContext, { id }: Listing): Promise<string> {
  for (let unit = 0; unit < 2; unit++) await addToCart(context, address, id);
  const review = await checkOutUntilReview(context, address, 'two-units@customer.example');
  const response = await postForm(context, address, '/checkout/review', review);
  return new URL(response.headers().location ?? '', address).pathname.split('/').at(-1) ?? '';
}

/** Approves an order, and sends one of its units. */
async function shipOne({ context, request }: ConsoleVisitor, orderSummaryId: string): Promise<string> {
  await updateRecord(context, address, orderSummaryId, { Status: 'Approved' });
  const order: OrderFulfillment = await (
    await request.get(`${management}/${orderSummaryId}/fulfillment`)
  ).json();
  const { orderItemSummaryId } = order.lines[0] ?? {};
  const planned: OrderFulfillment = await (
    await request.post(`${management}/${orderSummaryId}/actions/create-shipment`, {
      data: { items: [{ orderItemSummaryId, quantity: 1 }], carrier: 'Speedy Freight' },
      headers: { origin: address, 'sec-fetch-site': 'same-origin' },
    })
  ).json();
  const { shipmentId = '' } = planned.shipments[0] ?? {};
  await updateRecord(context, address, shipmentId, { Status: 'Picked Up' });
  return planned.orderNumber;
}

/** What the server offers to do with a record, as text. */
const actionsOf = async ({ request }: ConsoleVisitor, recordId: string): Promise<string> =>
  await (await request.get(`${address}/services/data/v63.0/ui-api/actions/record/${recordId}`)).text();

test('by keyboard, the rest of an order that is shipped in part is canceled, and its buyer reads why', async () => {
  const buyer = await openVisitor(browser, { address, javaScript: false });
  const listings = await findListings(buyer.context, address);
  const listing = listings.find(({ available }) => available > 3);
  if (!listing) throw new Error('The catalogue has nothing left of which there are several.');
  const orderSummaryId = await orderTwo(buyer.context, listing);
  const clerk = await openConsoleVisitor(browser, 'clerk');
  const { page } = clerk;
  const orderNumber = await shipOne(clerk, orderSummaryId);

  await openConsolePage(page, '/orders?queue=part');
  await openFromQueue(page, orderNumber);
  expect(await actionsOf(clerk, orderSummaryId)).toContain('NewShipment');
  const form = await openForm(page, 'Cancel the rest');
  expect(await field(form, listing.name).inputValue()).toBe('1');
  await type(page, form, 'Why: the buyer reads it', 'The seller has only one.');
  await tabTo(page, form.getByRole('button', { name: 'Cancel the rest' }));
  await send(page, form);
  await page.getByRole('main').getByText('Canceled, credited').waitFor();
  expect(await page.getByRole('button', { name: 'Plan a shipment' }).count()).toBe(0);
  expect(await actionsOf(clerk, orderSummaryId)).not.toContain('NewShipment');
  const left = await findListings(buyer.context, address);
  expect(left.find(({ id }) => id === listing.id)?.available).toBe(listing.available - 1);

  await buyer.page.goto(`/orders/${orderSummaryId}`);
  const words = await textOf(buyer.page.getByRole('main'));
  for (const said of [
    'it is not sent any more',
    `1 × ${listing.name}`,
    'The seller has only one.',
    'Credit note',
  ])
    expect(words).toContain(said);
  expect(unexpectedProblems(clerk, buyer)).toEqual([]);
  await Promise.all([buyer.context.close(), clerk.context.close()]);
});

test('a part of an order is canceled before anything leaves, and its buyer finds invoice and credit note', async () => {
  const buyer = await openVisitor(browser, { address, javaScript: false });
  const listings = await findListings(buyer.context, address);
  const listing = listings.find(({ available }) => available > 3);
  if (!listing) throw new Error('The catalogue has nothing left of which there are several.');
  const orderSummaryId = await orderTwo(buyer.context, listing);
  const clerk = await openConsoleVisitor(browser, 'clerk');
  const { page } = clerk;
  await updateRecord(clerk.context, address, orderSummaryId, { Status: 'Approved' });
  expect(await actionsOf(clerk, orderSummaryId)).toContain('OrderSummary.Cancel');

  await openConsolePage(page, `/orders?queue=ship&record=${orderSummaryId}`);
  const form = await openForm(page, 'Cancel a part');
  await type(page, form, listing.name, '1');
  await type(page, form, 'Why: the buyer reads it', 'The seller has only one.');
  await tabTo(page, form.getByRole('button', { name: 'Cancel a part' }));
  await send(page, form);
  await page.getByRole('main').getByText('Canceled, credited').waitFor();
  await page.getByRole('main').getByRole('button', { name: 'Cancel the rest' }).waitFor();
  expect(await actionsOf(clerk, orderSummaryId)).not.toContain('OrderSummary.Cancel');

  await buyer.page.goto(`/orders/${orderSummaryId}`);
  const words = await textOf(buyer.page.getByRole('main'));
  for (const said of ['Invoice', 'it is not sent any more', `1 × ${listing.name}`, 'Credit note'])
    expect(words).toContain(said);
  expect(unexpectedProblems(clerk, buyer)).toEqual([]);
  await Promise.all([buyer.context.close(), clerk.context.close()]);
});

test('a guest asks without a script to return a unit, a clerk agrees by keyboard, and the guest reads where to send it', async () => {
  const buyer = await openVisitor(browser, { address, javaScript: false });
  const listings = await findListings(buyer.context, address);
  const listing = listings.find(({ available }) => available > 3);
  if (!listing) throw new Error('The catalogue has nothing left of which there are several.');
  const orderSummaryId = await orderTwo(buyer.context, listing);
  const clerk = await openConsoleVisitor(browser, 'clerk');
  const { page } = clerk;
  await shipOne(clerk, orderSummaryId);

  await buyer.page.goto(`/orders/${orderSummaryId}`);
  await buyer.page.getByText('Return something of this order').click();
  await buyer.page.getByLabel(listing.name).fill('0');
  await buyer.page.getByLabel(/^Why/).selectOption('It is not as described');
  await buyer.page.getByLabel('What we should know about it').fill('It hums.');
  await buyer.page.getByRole('button', { name: 'Ask to return it' }).click();
  await buyer.page.getByRole('alert').getByText('Enter of at least one item').waitFor();
  expect(await buyer.page.getByLabel('What we should know about it').inputValue()).toBe('It hums.');
  await buyer.page.getByLabel(listing.name).fill('1');
  await buyer.page.getByRole('button', { name: 'Ask to return it' }).click();
  await buyer.page.getByText('You asked to return a part of this order').waitFor();
  expect(await buyer.page.getByText('Return something of this order').count()).toBe(0);

  const { returns }: OrderFulfillment = await (
    await clerk.request.get(`${management}/${orderSummaryId}/fulfillment`)
  ).json();
  await openConsolePage(page, '/orders?queue=returns');
  await openFromQueue(page, returns[0]?.returnOrderNumber ?? '');
  const form = await openForm(page, 'Agree to the return');
  await form.getByText('The buyer says: It hums.').waitFor();
  await type(page, form, 'For the buyer, such as where to send it', 'Weg 2, 07743 Jena');
  await tabTo(page, form.getByRole('button', { name: 'Agree to the return' }));
  await send(page, form);
  await page.getByRole('main').getByRole('button', { name: 'It has come' }).waitFor();

  await buyer.page.goto(`/orders/${orderSummaryId}`);
  const words = await textOf(buyer.page.getByRole('main'));
  for (const part of ['We expect it back', `1 × ${listing.name}`, 'Weg 2, 07743 Jena'])
    expect(words).toContain(part);
  expect(unexpectedProblems(clerk, buyer)).toEqual([]);
  await Promise.all([buyer.context.close(), clerk.context.close()]);
});
