// @vitest-environment happy-dom
import { testClient } from '@relab/client/testing';
import type { CartItems, CartSummary } from '@relab/contract/commerce';
import { RelabProvider } from '@relab/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { buyer, cartItem, cartItems, settings } from '../cart.fixture.ts';
import { CartView } from '../cart-view.tsx';

afterEach(cleanup);

const entries: CartItems['cartItems'] = [{ cartItem: cartItem(), status: 'Success', message: null }];

function cart(part: Partial<CartSummary>, lines = entries): CartItems {
  const items = cartItems(lines);
  return { ...items, cartSummary: { ...items.cartSummary, ...part } };
}

function viewOf(items: CartItems, nextItems: () => CartItems = () => items, onServer = false) {
  const waiting: PromiseWithResolvers<void>[] = [];
  const { client } = testClient(
    {
      'GET /cart-items': nextItems,
      'GET /session-context': { guestUser: false },
      'GET /application-context': { propertiesEx: { highScaleCartEnabled: false } },
    },
    {
      onServer,
      wait: () => {
        const gate = Promise.withResolvers<void>();
        waiting.push(gate);
        return gate.promise;
      },
    },
  );
  const view = (
    <RelabProvider client={client}>
      <CartView
        data={{ kind: 'open', pageState: { pageNumber: 1, sort: 'CreatedDateDesc' }, items, shopper: buyer }}
        url={new URL('/cart', settings.origin)}
        settings={settings}
        outcome={null}
      />
    </RelabProvider>
  );
  return { view, waiting };
}

const processing = cart({ asyncOperationStatus: 'Processing', grandTotalAmount: '0' });
const text = () => document.body.textContent ?? '';
const arrive = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));

test('S-159 without JavaScript a cart that is being filled says so, with a way to look again and no total', () => {
  const html = renderToString(viewOf(processing, undefined, true).view);
  expect(html).toContain('We are still putting products into your cart');
  expect(html).toMatch(/<a href="\/cart">Show the cart again<\/a>/);
  expect(html).toContain('Benchtop centrifuge');
  expect(html).toContain('Once all is in');
  const summary = html.slice(html.indexOf('cart-summary'));
  expect(summary).not.toContain('€');
  expect(summary).not.toContain('href="/checkout');
  expect(summary).toContain('The checkout opens once everything is in the cart.');
});

test('a cart that is still empty is not said to be so while it is being filled', () => {
  const html = renderToString(viewOf(cart({ asyncOperationStatus: 'Processing' }, []), undefined, true).view);
  expect(html).toContain('We are still putting products into your cart');
  expect(html).not.toContain('cart is empty');
});

test('S-158 a live page follows it until it is done, and shows the total then', async () => {
  let items = processing;
  const { view, waiting } = viewOf(processing, () => items);
  render(view);
  await arrive();
  expect(text()).toContain('We are still putting');
  expect(text()).not.toContain('€3,000.00');
  items = cart({ asyncOperationStatus: 'Completed' });
  expect(waiting.length).toBeGreaterThan(0);
  for (const gate of waiting) gate.resolve();
  await arrive();
  expect(text()).not.toContain('We are still putting');
  expect(text()).toContain('€3,000.00');
  expect(screen.getByText('Go to checkout').getAttribute('href')).toBe('/checkout');
});

test('afterwards it lists what could not be added, and the rest can be ordered', async () => {
  const limitedMessages = Array.from({ length: 12 }, (_, at) => ({
    type: 'Processing',
    severity: 'Warning',
    message: `Product ${at} is sold.`,
    relatedEntityId: `01t${at}`,
  }));
  const messagesSummary = {
    errorCount: 0,
    hasErrors: false,
    limitedMessages,
    relatedEntityId: '0a6',
    totalLineItemsWithErrors: 0,
  };
  render(viewOf(cart({ asyncOperationStatus: 'Errored', messagesSummary })).view);
  await arrive();
  expect(text()).toContain('12 products could not be put into your cart');
  expect(text()).toContain('Product 0 is sold.');
  expect(text()).toContain('And 2 more.');
  expect(text()).not.toContain('Product 10 is sold.');
  const form = new FormData(screen.getByText('Do not show this again').closest('form') ?? undefined);
  expect(form.get('intent')).toBe('dismiss');
  expect(screen.getByText('Go to checkout').getAttribute('href')).toBe('/checkout');
});
