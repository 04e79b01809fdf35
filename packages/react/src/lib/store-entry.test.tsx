// @vitest-environment happy-dom
import { getCartSummary } from '@relab/client/commerce';
import { reply, settle, testClient } from '@relab/client/testing';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { RelabProvider } from './provider.tsx';
import { useRead } from './use-read.ts';

afterEach(cleanup);

/** The three states of an entry: loaded, loading, error. */
function Entry() {
  const { data, isLoading, error } = useRead(getCartSummary, {});
  return <p>{JSON.stringify([data !== undefined, isLoading, error?.code ?? null])}</p>;
}

it.each([
  ['is loaded', { cartId: '0a61' }, [true, false, null]],
  [
    'has failed',
    reply(403, [{ errorCode: 'INSUFFICIENT_ACCESS', message: 'x' }]),
    [false, false, 'INSUFFICIENT_ACCESS'],
  ],
])('S-145 a component sees that an entry is loading, then that it %s', async (_, response, after) => {
  const { client } = testClient({ 'GET /carts/current': response });
  const { container } = render(
    <RelabProvider client={client}>
      <Entry />
    </RelabProvider>,
  );
  expect(JSON.parse(container.textContent ?? '')).toEqual([false, true, null]);
  await act(settle);
  expect(JSON.parse(container.textContent ?? '')).toEqual(after);
});
