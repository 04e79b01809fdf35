// @vitest-environment happy-dom
import { reply, settle, testClient } from '@relab/client/testing';
import type { CartItems } from '@relab/contract/commerce';
import type { InvalidOutcome } from '@relab/pages';
import { RelabProvider } from '@relab/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { buyer, cartItem, cartItems, settings } from './cart.fixture.ts';
import type { CartData } from './cart-data.ts';
import { CartView } from './cart-view.tsx';

afterEach(cleanup);

interface Shown {
  readonly items: CartItems;
  readonly script?: Readonly<Record<string, unknown>>;
  readonly path?: string;
  readonly outcome?: InvalidOutcome | null;
  readonly shopper?: Partial<typeof buyer>;
  readonly data?: { readonly isMoreToCome?: boolean };
}

function show({ items, script = {}, path = '/cart', outcome = null, shopper = {}, data: more }: Shown) {
  const { client, fetch } = testClient({
    'GET /cart-items': items,
    'GET /session-context': { guestUser: false },
    'GET /application-context': { propertiesEx: { highScaleCartEnabled: false } },
    ...script,
  });
  const data: CartData = {
    kind: 'open',
    pageState: { pageNumber: 1, sort: 'CreatedDateDesc' },
    items,
    shopper: { ...buyer, ...shopper },
    ...more,
  };
  render(
    <RelabProvider client={client}>
      <CartView data={data} url={new URL(path, settings.origin)} settings={settings} outcome={outcome} />
    </RelabProvider>,
  );
  return fetch;
}

const line = (part: Parameters<typeof cartItem>[0] = {}) =>
  ({ cartItem: cartItem(part), status: 'Success', message: null }) as const;

const text = () => document.body.textContent ?? '';
const arrive = () => act(settle);

test('S-217 a cart line shows the original price only where it is higher', async () => {
  show({ items: cartItems([line()]) });
  expect(document.querySelector('s')?.textContent).toBe('€4,000');
  cleanup();
  show({ items: cartItems([line({ totalListPrice: '3000.00' })]) });
  expect(document.querySelector('s')).toBeNull();
  await arrive();
});

test('S-216 the cart shows a discount only where it is below zero', async () => {
  show({ items: cartItems([line({ totalAdjustmentAmount: '-150.00' })]) });
  expect(text()).toContain('-€150');
  cleanup();
  show({ items: cartItems([line({ totalAdjustmentAmount: '150.00' })]) });
  expect(text()).not.toContain('€150');
  await arrive();
});

test('a line that was sold says so, offers the next step, and keeps checkout closed', async () => {
  const items = cartItems(
    [{ cartItem: cartItem(), status: 'Error', message: 'This item has just been sold.' }],
    { hasErrors: true },
  );
  show({ items });
  expect(text()).toContain('This item has just been sold.');
  expect(screen.getByText('Find something like it').getAttribute('href')).toBe(
    '/global-search/Benchtop%20centrifuge',
  );
  expect(screen.getByText('Go to checkout').hasAttribute('disabled')).toBe(true);
  await arrive();
});

test('an empty cart says what to do, and a guest how to find another one', async () => {
  show({ items: cartItems([]), shopper: { isGuest: true } });
  expect(screen.getByText('See all equipment').getAttribute('href')).toBe('/category/all/0ZG1');
  expect(screen.getByText('Sign in').getAttribute('href')).toBe('/login?next=%2Fcart');
  await arrive();
});

test('S-248 a cart that could not come along yet is said to be on its way, not lost', () => {
  show({ items: cartItems([line()]), data: { isMoreToCome: true } });
  expect(text()).toContain('Your cart from before you signed in is not here yet');
});

test('S-156 what could not be merged at sign-in is listed, with a link to go on', async () => {
  show({ items: cartItems([line()]), path: '/cart?failed=2&next=/checkout' });
  expect(text()).toContain('2 items could not come along');
  expect(screen.getByText('Continue where you were').getAttribute('href')).toBe('/checkout');
  await arrive();
});

test('the cart ignores a continue link to another site', async () => {
  show({ items: cartItems([line()]), path: '/cart?failed=1&next=//evil.example' });
  expect(screen.queryByText('Continue where you were')).toBeNull();
  await arrive();
});

test('without a script each action of the cart is a form of its own', async () => {
  show({ items: cartItems([line()]) });
  const intents = [...document.querySelectorAll('form')].map((form) =>
    String(new FormData(form).get('intent')),
  );
  expect(intents).toEqual(['update', 'remove', 'coupon', 'send']);
  expect([...document.forms].every((form) => form.method === 'post')).toBe(true);
  await arrive();
});

test('S-244 a refused coupon says why at the field, which takes the focus again', async () => {
  show({
    items: cartItems([line()]),
    script: {
      'POST /cart-coupons': reply(400, [{ errorCode: 'INVALID_API_INPUT', message: 'No such code.' }]),
    },
  });
  await arrive();
  const input = screen.getByLabelText('Code');
  fireEvent.change(input, { target: { value: 'SPRNG' } });
  fireEvent.submit(input.closest('form') as HTMLFormElement);
  await arrive();
  expect(text()).toContain('No such code.');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(input);
});

test('a removed line can be put back, and the focus goes to the message', async () => {
  let cartLines = [line()];
  const fetch = show({
    items: cartItems(cartLines),
    script: {
      'GET /cart-items': () => cartItems(cartLines),
      'DELETE /cart-items/*': () => {
        cartLines = [];
        return reply(204);
      },
      'POST /cart-items': reply(201, { cartId: '0a6' }),
    },
  });
  await arrive();
  fireEvent.submit(screen.getByText(/Remove/).closest('form') as HTMLFormElement);
  await arrive();
  expect(document.activeElement?.tagName).toBe('H1');
  fireEvent.click(screen.getByText('Put it back'));
  await arrive();
  const added = fetch.requests.find(({ method }) => method === 'POST');
  expect(added?.body).toMatchObject({ productId: '01t1', quantity: '2' });
});

test('a read-only copy is shown to be ordered, not to be changed', async () => {
  const items = cartItems([line()]);
  show({ items: { ...items, cartSummary: { ...items.cartSummary, type: 'PayNowReadOnly' } } });
  const intents = [...document.forms].map((form) => String(new FormData(form).get('intent')));
  expect(intents).toEqual(['leave']);
  expect(text()).toContain('Quantity 2');
  expect(screen.getByText('Go to checkout')).toBeTruthy();
  await arrive();
});

test('the cart offers to restore an item that was removed without a script', async () => {
  show({ items: cartItems([]), path: '/cart?removed=01t000000000001AAA&units=3' });
  const form = new FormData(screen.getByText('Put it back').closest('form') as HTMLFormElement);
  expect([form.get('intent'), form.get('productId'), form.get('quantity')]).toEqual([
    'add',
    '01t000000000001AAA',
    '3',
  ]);
  await arrive();
});

test('each discount says which code takes it off what, and under which terms', async () => {
  const items = cartItems([line()]);
  const promotion = {
    adjustmentAmount: '-150.00',
    couponCode: 'SPRING',
    currencyIsoCode: 'EUR',
    displayName: 'Spring',
    promotionId: '0c81',
    targetType: 'Item' as const,
    termsAndConditions: 'Until June.',
  };
  const cartPromotions = { cartId: '0a6', cartStatus: 'Active', currencyIsoCode: 'EUR' };
  show({ items: { ...items, cartPromotions: { ...cartPromotions, promotions: [promotion] } } });
  expect(text()).toContain('Taken off each item that it holds for, by the code SPRING. Until June.');
  await arrive();
});
