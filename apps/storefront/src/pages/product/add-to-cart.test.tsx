// @vitest-environment happy-dom
import { reply, settle, testClient } from '@relab/client/testing';
import { RelabProvider } from '@relab/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AddToCart } from './add-to-cart.tsx';

afterEach(cleanup);

const script = {
  'GET /session-context': { guestUser: false },
  'POST /cart-items': reply(201, { cartId: '0a61', cartItemId: '0a91' }),
};

function show(answers: Readonly<Record<string, unknown>> = script) {
  const { client, fetch } = testClient(answers);
  const { container } = render(
    <RelabProvider client={client}>
      <AddToCart productId="01t1" name="Oven" price={null} available={5} />
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

test('a later press adds another one', async () => {
  const { press, added } = show();
  await press(1_000);
  await press(2_000);
  expect(added()).toBe(2);
});

test('S-153 a press while the first is on its way adds nothing', async () => {
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
