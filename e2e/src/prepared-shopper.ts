import type { APIResponse, Browser, BrowserContext } from 'playwright-core';
import { delivery, orderNumberOfBuyer } from './checkout.ts';
import { findPages, type PageAddress } from './page-addresses.ts';
import { newShopper, type Shopper } from './shopper.ts';
import { openVisitor } from './visitor.ts';

/** Sends a form as a page of the site does; its answer, not where that leads. */
export function postForm(
  { request }: BrowserContext,
  address: string,
  path: string,
  form: Readonly<Record<string, string>>,
): Promise<APIResponse> {
  return request.post(`${address}${path}`, { form, headers: { origin: address }, maxRedirects: 0 });
}

async function post(
  context: BrowserContext,
  address: string,
  path: string,
  form: Readonly<Record<string, string>>,
) {
  const response = await postForm(context, address, path, form);
  const location = response.headers().location;
  if (response.status() !== 303 || !location) throw new Error(`${path} answered ${response.status()}.`);
  return location;
}

const fieldOf = (html: string, name: string): string =>
  new RegExp(`name="${name}"[^>]*? value="([^"]*)"`).exec(html)?.[1] ?? '';

/** Adds a listing to the cart of the context's visitor. */
export const addToCart = (context: BrowserContext, address: string, productId: string) =>
  post(context, address, '/cart', { intent: 'add', productId, quantity: '1' });

/** From a cart with something in it to the review; answers what its form would send. */
export async function checkOutUntilReview(context: BrowserContext, address: string, email: string) {
  await context.request.get(`${address}/checkout`);
  const methods = await post(context, address, '/checkout/address', { email, ...delivery });
  const choice = fieldOf(await (await context.request.get(address + methods)).text(), 'deliveryMethodId');
  await post(context, address, '/checkout/delivery', { deliveryMethodId: choice });
  const review = await post(context, address, '/checkout/payment', {
    paymentMethod: 'PurchaseOrder',
    purchaseOrderNumber: orderNumberOfBuyer,
    sameBilling: 'yes',
  });
  const html = await (await context.request.get(address + review)).text();
  return {
    checkoutId: fieldOf(html, 'checkoutId'),
    expectedTotal: fieldOf(html, 'expectedTotal'),
    acceptedTerms: fieldOf(html, 'acceptedTerms'),
  };
}

export interface PreparedShopper {
  readonly shopper: Shopper;
  readonly orderSummaryId: string;
  /** Pages that only this shopper has. */
  readonly pages: readonly PageAddress[];
}

/** Somebody signed in who has ordered one thing and is about to order another. */
export async function prepareShopper(
  context: BrowserContext,
  address: string,
  [first = '', second = '']: readonly string[],
): Promise<PreparedShopper> {
  const shopper = newShopper();
  await post(context, address, '/register', { ...shopper });
  await addToCart(context, address, first);
  const confirmation = await post(
    context,
    address,
    '/checkout/review',
    await checkOutUntilReview(context, address, shopper.email),
  );
  await addToCart(context, address, second);
  await checkOutUntilReview(context, address, shopper.email);
  const offerForm = `/quote/${second}?kind=offer`;
  const offer = await post(context, address, offerForm, { WantedPrice__c: '10', Quantity__c: '1' });
  await post(context, address, '/watching', { intent: 'add', productId: second });
  const results = { address: '/global-search/centrifuge', name: 'Centrifuges' };
  await post(context, address, '/saved-searches', { intent: 'save', ...results });
  const orderSummaryId = confirmation.split('/').at(-1) ?? '';
  const open = (name: string, path: string) => ({ name, path, status: 200 });
  return {
    shopper,
    orderSummaryId,
    pages: [
      open('what is watched', '/watching'),
      open('saved searches', '/saved-searches'),
      open('address to confirm', '/verify-email?token=unknown'),
      open('home, signed in', '/'),
      open('filled cart', '/cart'),
      open('checkout, address', '/checkout/address'),
      open('checkout, delivery', '/checkout/delivery'),
      open('checkout, payment', '/checkout/payment'),
      open('checkout, review', '/checkout/review'),
      open('confirmation', confirmation),
      open('orders', '/orders'),
      open('order', `/orders/${orderSummaryId}`),
      open('offer form', offerForm),
      open('quotes', '/quotes'),
      open('quote', offer),
    ],
  };
}

export interface Visits {
  readonly guestPages: readonly PageAddress[];
  readonly ownPages: readonly PageAddress[];
  /** Of the shopper whose pages `ownPages` are. */
  readonly cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
}

/** Every page that there is to look at, and who may look at it. */
export async function prepareVisits(browser: Browser, address: string): Promise<Visits> {
  const { pages: guestPages, productIds } = await findPages(browser, address);
  const { context } = await openVisitor(browser, { address });
  const { pages: ownPages } = await prepareShopper(context, address, productIds);
  const cookies = await context.cookies();
  await context.close();
  return { guestPages, ownPages, cookies };
}
