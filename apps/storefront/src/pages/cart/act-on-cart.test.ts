import { reply, testClient } from '@relab/client/testing';
import { expect, test } from 'vitest';
import type { PageContext } from '../../page.ts';
import { actOnCart } from './act-on-cart.ts';
import { cartItem, cartItems } from './cart.fixture.ts';

const productId = '01t000000000001AAA';

function submitTo(script: Readonly<Record<string, unknown>>, path = '/cart') {
  const { client, fetch } = testClient({
    'GET /session-context': { guestUser: true },
    'GET /application-context': { propertiesEx: { highScaleCartEnabled: false } },
    ...script,
  });
  const context = { client, params: {}, url: new URL(path, 'https://shop.example') };
  const act = (values: Readonly<Record<string, string>>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(values)) form.set(name, value);
    return actOnCart(context as unknown as PageContext, form);
  };
  const writes = () => fetch.requests.filter(({ method }) => method !== 'GET');
  return { act, writes };
}

const error = (status: number, errorCode: string, message: string) => reply(status, [{ errorCode, message }]);

test('adding a listing leads to the cart, which shows it', async () => {
  const { act, writes } = submitTo({ 'POST /cart-items': reply(201, { cartId: '0a6', productId }) });
  expect(await act({ intent: 'add', productId, quantity: '2' })).toEqual({
    kind: 'redirect',
    href: `/cart?added=${productId}`,
  });
  expect(writes()[0]?.body).toMatchObject({ productId, quantity: '2' });
});

test.each([
  { intent: 'update', itemId: '0a9', quantity: '2' },
  { intent: 'coupon', couponCode: 'TEN' },
])('in a cart that went away in another tab nothing is changed, and it is said: %j', async (values) => {
  const notFound = error(404, 'ITEM_NOT_FOUND', 'There is no such cart.');
  const { act } = submitTo({ 'PATCH /cart-items/*': notFound, 'POST /cart-coupons': notFound });
  expect(await act(values)).toMatchObject({
    kind: 'invalid',
    problems: [{ message: 'There is no such cart.' }],
  });
});

test.each(['remove', 'remove-coupon', 'clear', 'reserve', 'leave', 'send'])(
  'what “%s” asks of a cart that went away in another tab leads to the cart that is there',
  async (intent) => {
    const notFound = error(404, 'ITEM_NOT_FOUND', 'There is no such cart.');
    const anything = Object.fromEntries(
      ['POST', 'PUT', 'DELETE'].map((method) => [`${method} *`, notFound] as const),
    );
    const { act } = submitTo(anything);
    expect(await act({ intent, itemId: '0a9', couponId: '4r0' })).toMatchObject({
      kind: 'redirect',
      href: '/cart',
    });
  },
);

test('what was read of a large change is not told again; of a cart that is gone, anyhow', async () => {
  const path = 'POST /actions/dismiss-problems';
  const added = submitTo({ [path]: { cartId: '0a6' } });
  expect(await added.act({ intent: 'dismiss' })).toEqual({ kind: 'redirect', href: '/cart' });
  expect(added.writes()).toHaveLength(1);
  const notFound = submitTo({ [path]: error(404, 'ITEM_NOT_FOUND', 'There is no such cart.') });
  expect(await notFound.act({ intent: 'dismiss' })).toEqual({ kind: 'redirect', href: '/cart' });
});

test('S-153 what is created takes the key of its form, so that a second press creates nothing more', async () => {
  const formKey = '6f1c1b1e-58d7-4a0e-9c1a-2b6f0c1d2e3f';
  const { act, writes } = submitTo({
    'POST /cart-items': reply(201, { cartId: '0a6', productId }),
    'POST /cart-coupons': reply(201, {}),
    'POST /actions/clone': reply(201, { cartId: '0a7', payToken: 'x' }),
  });
  await act({ intent: 'add', productId, formKey });
  await act({ intent: 'coupon', couponCode: 'TEN', formKey });
  await act({ intent: 'send', formKey });
  expect(writes().map(({ headers }) => headers['idempotency-key'])).toEqual([formKey, formKey, formKey]);
});

test.each(['0', '-1', '1.5', '1e9', '1000000000', 'two'])(
  'a quantity of %s is refused here',
  async (quantity) => {
    const { act, writes } = submitTo({});
    expect(await act({ intent: 'add', productId, quantity })).toMatchObject({ kind: 'invalid', form: 'add' });
    expect(await act({ intent: 'update', itemId: '0a9', quantity })).toMatchObject({
      kind: 'invalid',
      problems: [{ field: 'quantity-0a9' }],
    });
    expect(writes()).toEqual([]);
  },
);

test('a listing that is sold or gone is reported in the cart, with a link back', async () => {
  const sold = submitTo({ 'POST /cart-items': error(400, 'INVALID_API_INPUT', 'The centrifuge is sold.') });
  expect(await sold.act({ intent: 'add', productId })).toMatchObject({
    form: 'add',
    problems: [{ message: 'The centrifuge is sold.' }],
    values: { productId },
  });
  const notFound = submitTo({ 'POST /cart-items': error(404, 'ITEM_NOT_FOUND', 'x') });
  expect(await notFound.act({ intent: 'add', productId })).toMatchObject({
    problems: [{ message: 'This listing is no longer offered.' }],
  });
});

test('what is in the cart already, all there is of it, leads there without an error', async () => {
  const refusal = error(400, 'INVALID_API_INPUT', 'Only 1 of Oven is available; 2 were asked for.');
  const line = (quantity: string, maximum: string, status = 'Success') => {
    const item = cartItem({ productId, quantity });
    const rule = { minimum: '1', maximum, increment: '1' };
    const productDetails = { ...item.productDetails, purchaseQuantityRule: rule };
    return cartItems([{ cartItem: { ...item, productDetails }, message: null, status } as never]);
  };
  const addTo = (cart: unknown) =>
    submitTo({ 'POST /cart-items': refusal, 'GET /cart-items': cart }).act({ intent: 'add', productId });
  expect(await addTo(line('1.0', '1'))).toEqual({ kind: 'redirect', href: `/cart?there=${productId}` });
  expect(await addTo(line('1.0', '3'))).toMatchObject({ kind: 'invalid' });
  expect(await addTo(line('1.0', '0', 'Error'))).toMatchObject({ kind: 'invalid' });
});

test('S-219 a guest who may not have a cart signs in, and comes back to the listing', async () => {
  const { act } = submitTo({ 'POST /cart-items': error(403, 'INSUFFICIENT_ACCESS', 'x') });
  expect(await act({ intent: 'add', productId })).toEqual({
    kind: 'redirect',
    href: `/login?next=${encodeURIComponent(`/product/${productId}/${productId}`)}`,
  });
});

test('S-244 a coupon’s refusal stands at its field in the server’s words', async () => {
  const { act } = submitTo({
    'POST /cart-coupons': error(400, 'ALREADY_APPLIED', 'SPRING is applied already.'),
  });
  expect(await act({ intent: 'coupon', couponCode: 'SPRING' })).toMatchObject({
    form: 'coupon',
    problems: [{ field: 'couponCode', message: 'SPRING is applied already.' }],
    values: { couponCode: 'SPRING' },
  });
});

test('a line that is gone already is as removed as it can be, and the page of the cart is kept', async () => {
  const { act } = submitTo(
    { 'DELETE /cart-items/*': error(404, 'ITEM_NOT_FOUND', 'x') },
    '/cart?page=2&added=x',
  );
  expect(await act({ intent: 'remove', itemId: '0a9' })).toEqual({ kind: 'redirect', href: '/cart?page=2' });
});

test('a cart form of another page returns to it, never to another site', async () => {
  const { act } = submitTo({ 'DELETE /cart-items/*': reply(204) });
  const remove = { intent: 'remove', itemId: '0a9' };
  expect(await act({ ...remove, next: '/checkout/review' })).toMatchObject({ href: '/checkout/review' });
  expect(await act({ ...remove, next: '//evil.example' })).toMatchObject({ href: '/cart' });
});

test('a cart form without a response says so, and an unknown intent changes nothing', async () => {
  const { act } = submitTo({ 'DELETE /carts/current': error(503, 'SERVER_UNAVAILABLE', 'x') });
  expect(await act({ intent: 'clear' })).toMatchObject({ kind: 'invalid', form: 'cart' });
  expect(await act({ intent: 'constructor' })).toMatchObject({ kind: 'invalid', form: 'cart' });
});

test('an item removed without a script can be restored', async () => {
  const { act } = submitTo({ 'DELETE /cart-items/*': reply(204) }, '/cart?sort=NameAsc&page=2');
  const remove = { intent: 'remove', itemId: '0a9', productId, quantity: '3' };
  expect(await act(remove)).toEqual({
    kind: 'redirect',
    href: `/cart?sort=NameAsc&page=2&removed=${productId}&units=3`,
  });
  expect(await act({ ...remove, productId: '//evil', quantity: 'x' })).toMatchObject({
    href: '/cart?sort=NameAsc&page=2',
  });
});

test('S-278 reserving again leads back to where it was asked for, or says what is not to be had', async () => {
  const reserved = submitTo({
    'PUT /inventory-reservations': { success: true, inventoryItemReservations: [] },
  });
  const form = { intent: 'reserve', next: '/checkout/payment' };
  expect(await reserved.act(form)).toEqual({ kind: 'redirect', href: '/checkout/payment' });
  const item = { errorMessage: 'Oven: 0 of 1 available.', errorCode: 'INSUFFICIENT_INVENTORY' };
  const lost = submitTo({
    'PUT /inventory-reservations': {
      success: false,
      errorMessage: 'Not everything.',
      inventoryItemReservations: [item, { errorMessage: null }],
    },
  });
  expect(await lost.act(form)).toMatchObject({
    form: 'reserve',
    problems: [{ message: 'Oven: 0 of 1 available.' }],
  });
});

test('a cart that was deleted in another tab is shown as it is now, whatever the form requests', async () => {
  const notFound = error(404, 'ITEM_NOT_FOUND', 'There is no such cart.');
  const { act } = submitTo({
    'PUT /inventory-reservations': notFound,
    'POST /actions/clone': notFound,
    'DELETE /cart-items/*': notFound,
    'DELETE /cart-coupons/*': notFound,
    'POST /actions/set-aside': notFound,
    'DELETE /carts/current': notFound,
  });
  for (const intent of ['reserve', 'send', 'remove', 'remove-coupon', 'leave', 'clear']) {
    expect(await act({ intent, itemId: '0a9', couponId: '4r0' })).toEqual({
      kind: 'redirect',
      href: '/cart',
    });
  }
});

test('changing a cart that no longer exists says so', async () => {
  const notFound = error(404, 'ITEM_NOT_FOUND', 'There is no such cart.');
  const { act } = submitTo({ 'PATCH /cart-items/*': notFound, 'POST /cart-coupons': notFound });
  expect(await act({ intent: 'update', itemId: '0a9', quantity: '2' })).toMatchObject({
    problems: [{ field: 'quantity-0a9', message: 'There is no such cart.' }],
  });
  expect(await act({ intent: 'coupon', couponCode: 'X' })).toMatchObject({
    problems: [{ message: 'There is no such cart.' }],
  });
});

test('S-229 the copy for purchasing is shown with its link', async () => {
  const { act, writes } = submitTo({
    'POST /actions/clone': reply(201, { cartId: '0a62', payToken: 'abc' }),
  });
  expect(await act({ intent: 'send' })).toEqual({ kind: 'redirect', href: '/pay/abc?sent=1' });
  expect(writes()[0]?.body).toEqual({ targetType: 'PayNowReadOnly' });
});

test('S-249 a copy for purchasing that fails says why, and changes nothing', async () => {
  const { act } = submitTo({
    'POST /actions/clone': error(400, 'UNQUALIFIED_CART', 'Not everything in the cart can be ordered: Oven.'),
  });
  expect(await act({ intent: 'send' })).toMatchObject({
    form: 'cart',
    problems: [{ message: 'Not everything in the cart can be ordered: Oven.' }],
  });
});
