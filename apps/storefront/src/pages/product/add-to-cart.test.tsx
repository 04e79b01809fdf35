// @vitest-environment happy-dom
import { reply, settle, testClient } from '@relab/client/testing';
import { RelabProvider } from '@relab/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cartItem, cartItems } from '../cart/cart.fixture.ts';
import { AddToCart } from './add-to-cart.tsx';

afterEach(cleanup);

const script = {
  'GET /session-context': { guestUser: false },
  'POST /cart-items': reply(201, { cartId: '0a61', cartItemId: '0a91' }),
};

function show(answers: Readonly<Record<string, unknown>> = script, available = 5) {
  const { client, fetch } = testClient(answers);
  const { container } = render(
    <RelabProvider client={client}>
      <AddToCart productId="01t1" name="Oven" price={null} available={available} />
    </RelabProvider>,
  );
  const form = container.querySelector('form');
  const added = () => fetch.requests.filter(({ method }) => method === 'POST').length;
  /** Sends the form, at a time of the page in milliseconds. */
  const press = (at: number) =>
    act(async () => {
      const submit = new Event('submit', { bubbles: true, cancelable: true });
      Object.defineProperty(submit, 'timeStamp', { value: at });
      if (form) fireEvent(form, submit);
      await settle();
    });
  return { press, added };
}

test('S-153 a double click adds once, although the first is answered before the second', async () => {
  const { press, added } = show();
  await press(1_000);
  expect(screen.getByText('In your cart')).toBeTruthy();
  await press(1_180);
  expect(added()).toBe(1);
});

test('a later press of “Add to cart” adds another unit', async () => {
  const { press, added } = show();
  await press(1_000);
  await press(2_000);
  expect(added()).toBe(2);
});

test('S-153 a press while a request is pending adds nothing', async () => {
  const gate = Promise.withResolvers<void>();
  const slow = {
    ...script,
    'POST /cart-items': async () => {
      await gate.promise;
      return script['POST /cart-items'];
    },
  };
  const { press, added } = show(slow);
  await press(1_000);
  await press(3_000);
  expect(added()).toBe(1);
  gate.resolve();
  await act(settle);
});

/** A cart that is empty until something is added, or holds some units from the start, of `maximum`. */
function cartOf(units: number, maximum: number): Readonly<Record<string, unknown>> {
  let held = units;
  const rule = { minimum: '1', maximum: String(maximum), increment: '1' };
  const lines = () => {
    const item = cartItem({ quantity: `${held}.0` });
    const productDetails = { ...item.productDetails, purchaseQuantityRule: rule };
    return cartItems([{ cartItem: { ...item, productDetails }, message: null, status: 'Success' } as never]);
  };
  return {
    ...script,
    'GET /carts/current': () => ({ ...lines().cartSummary, totalProductCount: `${held}.0` }),
    'GET /cart-items': lines,
    'POST /cart-items': () => {
      held += 1;
      return reply(201, { cartId: '0a61', cartItemId: '0a91' });
    },
  };
}

test('a unit that is in the cart already is not offered again, and the cart is one link away', async () => {
  show(cartOf(1, 1), 1);
  await act(settle);
  expect(screen.getByText('In your cart')).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/cart');
  expect(screen.queryByRole('button')).toBeNull();
});

test('who adds the only unit keeps the button and its focus, and a later press adds nothing', async () => {
  const { press, added } = show(cartOf(0, 1), 1);
  await act(settle);
  await press(1_000);
  expect(screen.getByText('In your cart')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Added' }).getAttribute('aria-disabled')).toBe('true');
  await press(5_000);
  expect(added()).toBe(1);
});

test('units that are not in the cart yet can be added', async () => {
  show(cartOf(2, 5));
  await act(settle);
  expect(screen.getByText('2 in your cart')).toBeTruthy();
  expect(screen.getByRole('spinbutton').getAttribute('max')).toBe('3');
});
