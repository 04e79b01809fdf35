import { randomBytes } from 'node:crypto';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from './browser.ts';
import { agreement, delivery, fillCheckout, orderNumberOfBuyer, placeOrder } from './checkout.ts';
import { signInAs } from './first-people.ts';
import { goLive } from './going-live.ts';
import { addToCart, checkOutUntilReview, postForm } from './prepared-shopper.ts';
import { address, folder } from './shared-marketplace.ts';
import { callShop, createRecord, findListings, type Listing, updateRecord } from './shop-calls.ts';
import { newShopper } from './shopper.ts';
import { textOf } from './text-of.ts';
import { openVisitor, type Visitor, type VisitorOptions } from './visitor.ts';

let browser: Browser;
let listings: Listing[];
beforeAll(async () => {
  browser = await launchBrowser();
  const { context } = await enter();
  // Those that other tests take are centrifuges.
  listings = (await findListings(context, address)).filter(({ name }) => !/centrifuge/i.test(name));
  await context.close();
});
afterAll(() => browser.close());

/** Pictures are looked at elsewhere: to draw them takes longer than the journeys. */
async function enter(options: Pick<VisitorOptions, 'javaScript'> = {}): Promise<Visitor> {
  const visitor = await openVisitor(browser, { address, ...options });
  const picture = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
  await visitor.context.route(/\/cms\/delivery\/media\//, (route) => route.fulfill(picture));
  return visitor;
}

/** The machine may be busy with other tests. */

/** Another one for each test: what is bought is gone. */
function take(fits: (listing: Listing) => boolean): Listing {
  const at = listings.findIndex(fits);
  const [found] = at < 0 ? [] : listings.splice(at, 1);
  if (!found) throw new Error('The catalogue has no such listing left.');
  return found;
}
const single = ({ available, price }: Listing) => available === 1 && price > 300;
const several = ({ available }: Listing) => available >= 4;

const main = (page: Page) => page.getByRole('main');

interface Lines {
  readonly cartItems: readonly { readonly cartItem: { readonly quantity: string } }[];
}

const second = {
  ...delivery,
  name: 'Bo Tester',
  street: 'Rue Modèle 2',
  postalCode: '75001',
  city: 'Paris',
  country: 'FR',
};

async function fillAddress(form: Locator, address: Readonly<typeof second> | typeof delivery): Promise<void> {
  await form.getByLabel(/^Name/).fill(address.name);
  await form.getByLabel('Street and number').fill(address.street);
  await form.getByLabel('Postal code').fill(address.postalCode);
  await form.getByLabel('City').fill(address.city);
  await form.getByLabel('Country').selectOption(address.country);
}

/** Opens what stands behind the name of who is signed in. */
const openAccount = (page: Page): Promise<void> =>
  page
    .getByRole('banner')
    .getByRole('button', { name: /your account$/ })
    .click();

/** Chooses an account in the header, and waits until the page is that account's. */
async function buyFor(page: Page, label: string): Promise<void> {
  const isOther = page.locator('[data-other]');
  const before = await isOther.count();
  await openAccount(page);
  await page.getByLabel('Buying for').selectOption({ label });
  await page.getByRole('button', { name: 'Switch' }).click();
  await expect.poll(() => isOther.count()).toBe(1 - before);
}

test('S-001 S-002 a guest without a script places an order', async () => {
  const { context, page, problems } = await enter({ javaScript: false });
  const { id, name } = take(single);
  await page.goto(`/product/listing/${id}`);
  await main(page).getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByRole('link', { name: 'Go to checkout' }).click();
  await page.getByText('You check out without an account').waitFor();
  await page.getByLabel('E-mail').fill('guest@relab.example');
  await fillCheckout(page);
  await placeOrder(page);
  await page.getByText('Your order is placed').waitFor();
  const words = await textOf(main(page));
  for (const told of [name, orderNumberOfBuyer, delivery.city]) expect(words).toContain(told);
  await page.goto(`/product/listing/${id}`);
  await page.getByText('This unit is sold').waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test('S-002 S-003 who buys for another account asks for an approval above its limit, and the manager gives it', async () => {
  const ines = await enter();
  await signInAs(ines.context, address, folder, 'ines@customer.example');
  const { id, name } = take(({ available, price }) => available === 1 && price > 26_000);
  const { page } = ines;
  await page.goto(`/product/listing/${id}`);
  await goLive(page);
  const account = 'Institut für angewandte Geduld';
  await buyFor(page, `${account}, Graz`);
  await main(page).getByRole('button', { name: 'Add to cart' }).first().click();
  await page.getByText('In your cart').waitFor();
  await checkOutUntilReview(ines.context, address, 'ines@customer.example');
  await page.goto('/checkout/review');
  await page.getByText('This order needs an approval').waitFor();
  await goLive(page);
  await agreement(page).check();
  await page.getByRole('button', { name: /^Ask for approval of/ }).click();
  await page.getByText('Your order waits for an approval').waitFor();
  await page.goto('/cart');
  await page.getByText(/waits for an approval$/).waitFor();

  const jonas = await enter();
  await signInAs(jonas.context, address, folder, 'jonas@customer.example');
  await jonas.page.goto('/');
  await goLive(jonas.page);
  await buyFor(jonas.page, `${account}, Graz`);
  await openAccount(jonas.page);
  await jonas.page.getByRole('link', { name: 'Approvals' }).click();
  const card = jonas.page.getByRole('article').filter({ hasText: name });
  await card.getByText(`Asked by Ines Beispiel for ${account}`).waitFor();
  await card.getByRole('button', { name: 'Approve the order' }).click();
  await jonas.page.getByText('The order is placed').waitFor();

  await page.goto('/orders');
  await goLive(page);
  await page.getByRole('table').getByRole('link').first().click();
  await main(page).getByRole('link', { name }).waitFor();
  const placed = page.url();
  await buyFor(page, 'Quark & Sons Bioanalytik GmbH (your account)');
  // What was ordered for the other account is not among the own.
  expect((await ines.context.request.get(placed)).status()).toBe(404);
  expect([...ines.problems, ...jonas.problems]).toEqual([]);
  await Promise.all([ines.context.close(), jonas.context.close()]);
});

test('S-153 a double click adds once, and quick presses of + and − end in the last quantity', async () => {
  const { context, page, problems } = await enter();
  const { id, name } = take(several);
  await page.goto(`/product/listing/${id}`);
  await goLive(page);
  await main(page).getByRole('button', { name: 'Add to cart' }).first().dblclick();
  await page.getByRole('link', { name: 'View cart and check out' }).click();
  await page.getByRole('heading', { level: 1, name: /^Your cart/ }).waitFor();
  const quantity = page.getByRole('spinbutton', { name: `Quantity of ${name}` });
  expect(await quantity.inputValue()).toBe('1');
  const changes: unknown[] = [];
  page.on('request', (request) => request.method() === 'PATCH' && changes.push(request.postDataJSON()));
  const [more, less] = ['One more', 'One less'].map((words) => `${words}: Quantity of ${name}`);
  // In the page itself: between presses from here a change would be sent each time.
  await page.evaluate(
    (presses) => {
      const buttons = [...document.querySelectorAll('button')];
      for (const one of presses) buttons.find((button) => button.ariaLabel === one)?.click();
    },
    [more, more, more, less, less, more],
  );
  const kept = async () =>
    (await callShop<Lines>(context, address, 'GET', '/carts/current/cart-items')).cartItems.map(
      ({ cartItem }) => Number(cartItem.quantity),
    );
  await expect.poll(kept).toEqual([3]);
  expect(changes).toHaveLength(1);
  await page.reload();
  expect(await quantity.inputValue()).toBe('3');
  expect(problems).toEqual([]);
  await context.close();
});

test('one order is delivered to two addresses', async () => {
  const { context, page, problems } = await enter();
  const { id } = take(several);
  await postForm(context, address, '/cart', { intent: 'add', productId: id, quantity: '2' });
  await page.goto('/checkout');
  await goLive(page);
  await page.getByRole('link', { name: 'Ship to several addresses' }).click();
  const form = page.getByRole('region', { name: 'Add a delivery' });
  await form.getByLabel('What you call it').fill('Lab 2');
  await fillAddress(form, second);
  await form.getByRole('button', { name: 'Add this delivery' }).click();
  const counts = page.getByRole('region', { name: 'What goes where' });
  await counts.getByLabel('Main delivery').fill('1');
  await counts.getByLabel('Lab 2').fill('1');
  await counts.getByRole('button', { name: 'Save what goes where' }).click();
  await page.getByRole('link', { name: 'Enter the address of Main delivery' }).click();
  const own = page.getByRole('region', { name: 'Address of Main delivery' });
  await fillAddress(own, delivery);
  await own.getByRole('button', { name: 'Save the address' }).click();
  await page.getByRole('link', { name: 'Continue with the checkout' }).click();
  await page.getByLabel('E-mail').fill('guest@relab.example');
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  for (const name of ['Main delivery', 'Lab 2'])
    await page.getByRole('group', { name }).getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.getByRole('radio', { name: 'Purchase order' }).check();
  await page.getByLabel('Purchase order number').fill(orderNumberOfBuyer);
  await page.getByRole('button', { name: 'Continue to review' }).click();
  await page.getByText('2 deliveries, one order and one bill.').waitFor();
  await placeOrder(page);
  await page.getByText('Your order is placed').waitFor();
  const words = await textOf(main(page));
  for (const { street, city } of [delivery, second]) {
    expect(words).toContain(street);
    expect(words).toContain(city);
  }
  expect(problems).toEqual([]);
  await context.close();
});

test('an unknown discount code, an expired one, and a valid one', async () => {
  const office = await enter();
  await signInAs(office.context, address, folder, 'office@relab.example');
  const mark = randomBytes(4).toString('hex').toUpperCase();
  const offer = async (code: string, more: object) => {
    const promotion = { Name: code, DisplayName: `Ten percent ${code}`, Kind: 'PercentOff', PercentOff: 10 };
    const PromotionId = await createRecord(office.context, address, 'Promotion', { ...promotion, ...more });
    await createRecord(office.context, address, 'Coupon', { CouponCode: code, PromotionId });
  };
  await offer(`GOOD${mark}`, {});
  await offer(`OVER${mark}`, { EndDate: '2020-01-01T00:00:00.000Z' });
  await office.context.close();

  const { context, page, problems } = await enter();
  await addToCart(context, address, take(single).id);
  await page.goto('/cart');
  await goLive(page);
  await page.getByText('Discount code').click();
  const field = page.getByLabel('Code', { exact: true });
  const apply = async (code: string) => {
    await field.fill(code);
    await page.getByRole('button', { name: 'Apply' }).click();
  };
  const refusal = page.locator(`#${await field.getAttribute('id')}-error`);
  await apply(`NONE${mark}`);
  await expect.poll(() => textOf(refusal)).toMatch(/isn't valid/);
  await apply(`OVER${mark}`);
  await expect.poll(() => textOf(refusal)).toMatch(/expired/);
  await apply(`GOOD${mark}`);
  await page.getByRole('list', { name: 'Discounts' }).getByText(`Ten percent GOOD${mark}`).waitFor();
  expect(await field.inputValue()).toBe('');
  await page.getByRole('button', { name: `Remove the code GOOD${mark}` }).click();
  await expect.poll(() => page.getByRole('list', { name: 'Discounts' }).count()).toBe(0);
  expect(problems.filter((line) => !/status of 4\d\d/.test(line))).toEqual([]);
  await context.close();
});

test('a reservation that ends leaves the unit to whoever orders first', async () => {
  const { context, page } = await enter();
  const { id } = take(single);
  await addToCart(context, address, id);
  await callShop(context, address, 'PUT', '/carts/current/inventory-reservations', { durationInSeconds: 6 });
  await page.goto('/cart');
  await goLive(page);
  const note = page.getByRole('region', { name: 'Reservation' });
  await note.getByText('Nobody else can buy your items meanwhile.').waitFor();
  await note.getByText('The reservation has ended').waitFor();

  const other = await enter();
  await addToCart(other.context, address, id);
  const form = await checkOutUntilReview(other.context, address, 'other@relab.example');
  const placed = await postForm(other.context, address, '/checkout/review', form);
  expect(placed.headers().location).toMatch(/^\/order-confirmation\//);
  await note.getByRole('button', { name: 'Reserve again' }).click();
  await page.getByText('Your items could not be reserved').waitFor();
  await Promise.all([context.close(), other.context.close()]);
});

const stillPutting = 'We are still putting products into your cart';

/** Puts a hundred products in at once; answers the cart's page while it says so, or once all are in. */
async function putHundredIn({ context }: Visitor): Promise<string> {
  const inputs = listings.slice(0, 100).map(({ id: productId }) => ({
    richInput: { productId, quantity: 1, type: 'Product' },
  }));
  await callShop(context, address, 'PUT', '/carts/current', {});
  const added = callShop(context, address, 'POST', '/carts/current/cart-items/batch', { inputs });
  let cart = '';
  for (let more = 0; more < 200 && !cart.includes(stillPutting) && !cart.includes('100 items'); more++)
    cart = await (await context.request.get(`${address}/cart`)).text();
  await added;
  return cart;
}

test('more than fifty products at once are added while the page says so', async () => {
  let visitor = await enter();
  let during = await putHundredIn(visitor);
  // A quick machine may be done between two pages.
  for (let more = 0; more < 4 && !during.includes(stillPutting); more++) {
    await visitor.context.close();
    visitor = await enter();
    during = await putHundredIn(visitor);
  }
  expect(during).toContain(stillPutting);
  const { context, page, problems } = visitor;
  await page.goto('/cart');
  await expect
    .poll(async () => {
      await page.reload();
      return await textOf(page.getByRole('heading', { level: 1 }));
    })
    .toContain('100 items');
  expect(problems).toEqual([]);
  await context.close();
});

test('a quote is asked for, answered, put into the cart at its price, and ordered', async () => {
  const { context, page, problems } = await enter();
  const shopper = newShopper();
  await postForm(context, address, '/register', { ...shopper });
  const { id, name, price } = take(({ available, price }) => available === 1 && price > 1000);
  await page.goto(`/product/listing/${id}`);
  await goLive(page);
  await page.getByRole('link', { name: 'Request a quote' }).click();
  await page.getByLabel('What else matters').fill('On the third floor.');
  await page.getByRole('button', { name: 'Request the quote' }).click();
  await page.getByText('Thank you, your request is with us').waitFor();
  const quote = new URL(page.url()).pathname;

  const office = await enter();
  await signInAs(office.context, address, folder, 'office@relab.example');
  const quoteId = quote.split('/').at(-1) ?? '';
  const QuotedPrice__c = price - 111;
  await updateRecord(office.context, address, quoteId, { Status__c: 'Quoted', QuotedPrice__c });
  await office.context.close();

  await page.goto(quote);
  await goLive(page);
  await page.getByRole('button', { name: 'Put it into the cart at this price' }).click();
  await page.getByText('Added to your cart').waitFor();
  const items = page.getByRole('region', { name: 'Items' });
  await items.getByRole('link', { name }).waitFor();
  expect(await textOf(items)).toContain(`€${QuotedPrice__c.toLocaleString('en-US')}`);
  const form = await checkOutUntilReview(context, address, shopper.email);
  const placed = await postForm(context, address, '/checkout/review', form);
  expect(placed.headers().location).toMatch(/^\/order-confirmation\//);
  await page.goto(quote);
  await page.getByRole('link', { name: 'See the order' }).waitFor();
  expect(problems).toEqual([]);
  await context.close();
});
