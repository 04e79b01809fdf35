import type { ClientStorage } from '@relab/client';
import { reply, testClient } from '@relab/client/testing';
import type { Params } from '@relab/pages/routes';
import { expect, test } from 'vitest';
import type { PageContext } from '../../page.ts';
import { actOnCheckout } from './act-on-checkout.ts';
import * as texts from './texts.tsx';

function submitTo(step: string, script: Readonly<Record<string, unknown>> = {}, storage: ClientStorage = {}) {
  const responses = {
    'GET /session-context': { guestUser: true, profile: {} },
    'GET /application-context': {
      guestCartEnabled: true,
      guestCheckoutEnabled: true,
      shippingCountries: ['DE', 'FR'],
      propertiesEx: {},
    },
    ...script,
  };
  const { client, fetch } = testClient(responses, { storage });
  const context = { client, params: { step }, url: new URL(`https://shop.example/checkout/${step}`) };
  const actWith = (form: FormData) =>
    actOnCheckout(context as unknown as PageContext<Params<'/checkout/:step?'>>, form);
  const act = (values: Readonly<Record<string, string>>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(values)) form.set(name, value);
    return actWith(form);
  };
  const paths = () =>
    fetch.requests.flatMap(({ method, path }) => (method === 'POST' ? [path.split('/').at(-1)] : []));
  const sent = () => fetch.requests.find(({ method }) => method !== 'GET');
  return { act, actWith, sent, paths };
}

const address = { name: 'A', street: 'B 1', postalCode: '20144', city: 'Hamburg', country: 'DE' };
const error = (status: number, errorCode: string, message: string, fields?: readonly string[]) =>
  reply(status, [{ errorCode, message, ...(fields ? { fields } : {}) }]);

test('the address step sends contact and address together and leads to delivery', async () => {
  const { act, sent } = submitTo('address', { 'PATCH /checkouts/active': {} });
  expect(await act({ email: 'a@b.example', ...address })).toMatchObject({ href: '/checkout/delivery' });
  expect(sent()?.body).toEqual({ contactInfo: { email: 'a@b.example' }, deliveryAddress: address });
});

test('S-136, S-215 what a guest typed is kept, but for what is blank; of whoever is signed in nothing is', async () => {
  const keptOf = async (session: object, more: Readonly<Record<string, string>>) => {
    const saved: unknown[] = [];
    const guestDetails = { read: () => null, save: (one: unknown) => void saved.push(one), remove: () => {} };
    const script = { 'PATCH /checkouts/active': {}, 'GET /session-context': { profile: {}, ...session } };
    await submitTo('address', script, { guestDetails }).act({ email: 'a@b.example', ...address, ...more });
    return saved;
  };
  expect(await keptOf({ guestUser: true }, { phoneNumber: ' ' })).toEqual([
    { email: 'a@b.example', lastName: 'A' },
  ]);
  expect(await keptOf({ guestUser: true }, { phoneNumber: '+49 30 1' })).toMatchObject([
    { phoneNumber: '+49 30 1' },
  ]);
  expect(await keptOf({ guestUser: true }, { city: '' })).toEqual([]);
  expect(await keptOf({ guestUser: false }, {})).toEqual([]);
});

test('everything that is wrong with an address is said at once, and nothing is sent', async () => {
  const { act, sent } = submitTo('address');
  const outcome = await act({ email: 'x', name: 'A', country: 'US' });
  expect(outcome).toMatchObject({ form: 'address', values: { name: 'A' } });
  expect(outcome.kind === 'invalid' && outcome.problems.map(({ field }) => field)).toEqual([
    'email',
    'street',
    'postalCode',
    'city',
    'country',
  ]);
  expect(sent()).toBeUndefined();
});

test('an error of the server is shown at its field of the checkout', async () => {
  const { act } = submitTo('address', {
    'PATCH /checkouts/active': error(400, 'INVALID_API_INPUT', 'No such postal code.', [
      'deliveryAddress.postalCode',
    ]),
  });
  expect(await act({ email: 'a@b.example', ...address })).toMatchObject({
    problems: [{ field: 'postalCode', message: 'No such postal code.' }],
  });
});

test('paying by purchase order needs a number, by invoice none', async () => {
  const order = submitTo('payment');
  expect(await order.act({ paymentMethod: 'PurchaseOrder', sameBilling: 'yes' })).toMatchObject({
    problems: [{ field: 'purchaseOrderNumber' }],
  });
  const invoice = submitTo('payment', { 'POST /checkouts/active/payments': {} });
  expect(
    await invoice.act({ paymentMethod: 'Invoice', purchaseOrderNumber: 'left over', sameBilling: 'yes' }),
  ).toMatchObject({ href: '/checkout/review' });
  expect(invoice.sent()?.body).toEqual({ paymentMethod: 'Invoice' });
});

test('a VAT number that the register does not have is said at its field, and nothing typed is lost', async () => {
  const typed = { paymentMethod: 'Invoice', vatNumber: 'FR32123456789', sameBilling: 'yes' };
  const { act } = submitTo('payment', {
    'POST /payments': error(400, 'FIELD_INTEGRITY_EXCEPTION', 'No.', ['vatNumber']),
  });
  expect(await act(typed)).toMatchObject({
    form: 'payment',
    values: typed,
    problems: [{ field: 'vatNumber', message: texts.vatNumberInactive }],
  });
});

test('another billing address is required when the delivery address is not valid for it', async () => {
  const { act } = submitTo('payment');
  const outcome = await act({ paymentMethod: 'PurchaseOrder', purchaseOrderNumber: '45' });
  expect(outcome.kind === 'invalid' && outcome.problems[0]).toMatchObject({ field: 'billingName' });
});

test('an order is placed for the total that was shown, by the checkout’s own id', async () => {
  const { act, sent } = submitTo('review', {
    'POST /checkouts/2z9/orders': { orderReferenceNumber: 'RL-1', orderSummaryId: '1Os1' },
  });
  expect(await act({ checkoutId: '2z9', expectedTotal: '142.80' })).toEqual({
    kind: 'redirect',
    href: '/order-confirmation/1Os1',
  });
  expect(sent()?.body).toEqual({ expectedTotal: '142.80' });
});

test('the accepted terms go along; without them the form is refused at its box', async () => {
  const agreed = submitTo('review', {
    'POST /checkouts/2z9/orders': { orderReferenceNumber: 'RL-1', orderSummaryId: '1Os1' },
  });
  await agreed.act({ checkoutId: '2z9', expectedTotal: '1.00', acceptedTerms: '2026-09-01' });
  expect(agreed.sent()?.body).toEqual({ expectedTotal: '1.00', acceptedTerms: '2026-09-01' });
  const { act } = submitTo('review', {
    'POST /checkouts/2z9/orders': error(400, 'INVALID_API_INPUT', 'Agree first.', ['acceptedTerms']),
  });
  expect(await act({ checkoutId: '2z9', expectedTotal: '1.00' })).toMatchObject({
    form: 'review',
    problems: [{ field: 'acceptedTerms', message: 'Agree first.' }],
  });
});

test('the loser of a race gets an error at the review, with the data read again', async () => {
  const { act } = submitTo('review', {
    'POST /checkouts/2z9/orders': error(409, 'INSUFFICIENT_STOCK', 'The centrifuge has just been sold.'),
  });
  expect(await act({ checkoutId: '2z9', expectedTotal: '1.00' })).toMatchObject({
    form: 'review',
    problems: [{ message: 'The centrifuge has just been sold.' }],
  });
});

test('a total that changed is no refusal of the order, and keeps what it was', async () => {
  const { act } = submitTo('review', { 'POST /checkouts/2z9/orders': error(409, 'CART_CHANGED', 'x') });
  expect(await act({ checkoutId: '2z9', expectedTotal: '1.00' })).toMatchObject({
    form: 'changed',
    values: { expectedTotal: '1.00' },
  });
});

test('a deleted checkout starts again; without a response the page says that placing again is safe', async () => {
  const notFound = submitTo('delivery', { 'PATCH /checkouts/active': error(404, 'ITEM_NOT_FOUND', 'x') });
  expect(await notFound.act({ deliveryMethodId: 'pallet' })).toMatchObject({ href: '/checkout' });
  const silent = submitTo('review', { 'POST /checkouts/2z9/orders': error(500, 'UNKNOWN_EXCEPTION', 'x') });
  const outcome = await silent.act({ checkoutId: '2z9', expectedTotal: '1.00' });
  expect(outcome.kind === 'invalid' && outcome.problems[0]?.message).toContain('nothing is ordered twice');
});

test('a file comes after the number of its purchase order, and one that is too large not at all', async () => {
  const script = {
    'POST /checkouts/active/payments': {},
    'POST /checkouts/active/purchase-order-document': {},
  };
  const form = (size: number) => {
    const filled = new FormData();
    filled.set('paymentMethod', 'PurchaseOrder');
    filled.set('purchaseOrderNumber', '45');
    filled.set('sameBilling', 'yes');
    filled.set('purchaseOrderFile', new File([new Uint8Array(size)], 'order.pdf'));
    return filled;
  };
  const small = submitTo('payment', script);
  expect(await small.actWith(form(10))).toMatchObject({ href: '/checkout/review' });
  expect(small.paths()).toEqual(['payments', 'purchase-order-document']);
  const large = submitTo('payment', script);
  expect(await large.actWith(form(10 * 1_048_576 + 1))).toMatchObject({
    problems: [{ field: 'purchaseOrderFile' }],
  });
  expect(large.paths()).toEqual([]);
});

test('an order that is paid by card leads to the page of the service', async () => {
  const response = { orderSummaryId: '1Os', orderReferenceNumber: 'R', paymentUrl: 'https://pay.example/1' };
  const { act } = submitTo('review', { 'POST /checkouts/2z9/orders': response });
  expect(await act({ checkoutId: '2z9', expectedTotal: '1.00' })).toEqual({
    kind: 'redirect',
    href: 'https://pay.example/1',
  });
});
