// @vitest-environment happy-dom
import { addItemToCart, getCartSummary, getProduct } from '@relab/client/commerce';
import { reply, settle, testClient } from '@relab/client/testing';
import { act, cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RelabProvider } from './provider.tsx';
import { useCartProcessing } from './use-cart-processing.ts';
import { useRead } from './use-read.ts';
import { useWrite } from './use-write.ts';

afterEach(cleanup);

function counted() {
  let count = 0;
  return { 'GET /products/*': () => ({ id: `answer ${++count}` }) };
}

const arrive = () => act(settle);

function Name({ id, rendered }: { readonly id: string | null; readonly rendered?: () => void }) {
  const { state, data, error, refresh } = useRead(getProduct, id === null ? null : { productId: id });
  rendered?.();
  return (
    <button type="button" onClick={refresh}>
      {state} {data?.id} {error instanceof Error ? error.message : ''}
    </button>
  );
}

function Add() {
  const { data } = useRead(getCartSummary, {});
  const { send, pending, error, reset } = useWrite(addItemToCart);
  const isProcessing = useCartProcessing();
  return (
    <>
      <p>{[data?.totalProductCount, pending, isProcessing, error?.code].join(' ')}</p>
      <button type="button" onClick={() => send({ productId: '01t1', quantity: 1 })}>
        add
      </button>
      <button type="button" onClick={reset}>
        reset
      </button>
    </>
  );
}

describe('useRead', () => {
  it('useRead is loading, then shows the data, and asks once for two components', async () => {
    const { client, fetch } = testClient(counted());
    const { container } = render(
      <StrictMode>
        <RelabProvider client={client}>
          <Name id="01t1" />
          <Name id="01t1" />
        </RelabProvider>
      </StrictMode>,
    );
    expect(container.textContent).toBe('Pending  Pending  ');
    await arrive();
    expect(container.textContent).toBe('Fulfilled answer 1 Fulfilled answer 1 ');
    expect(fetch.requests).toHaveLength(1);
  });

  it('reads nothing for null, and what the config says as soon as there is one', async () => {
    const { client, fetch } = testClient(counted());
    const tree = (id: string | null) => (
      <RelabProvider client={client}>
        <Name id={id} />
      </RelabProvider>
    );
    const { container, rerender } = render(tree(null));
    await arrive();
    expect(container.textContent).toBe('Unfulfilled  ');
    expect(fetch.requests).toHaveLength(0);
    rerender(tree('01t1'));
    await arrive();
    expect(container.textContent).toContain('answer 1');
    rerender(tree(' '));
    await arrive();
    expect(container.textContent).toBe('Unfulfilled  ');
    expect(fetch.requests).toHaveLength(1);
  });

  it('useRead shows a failure, and what a refresh brings', async () => {
    let works = false;
    const { client } = testClient({
      'GET /products/*': () =>
        works ? { id: 'works' } : reply(500, [{ errorCode: 'X', message: 'Broken.' }]),
    });
    const { container, getByRole } = render(
      <RelabProvider client={client}>
        <Name id="01t1" />
      </RelabProvider>,
    );
    await arrive();
    expect(container.textContent).toBe('Error  Broken.');
    works = true;
    await act(async () => getByRole('button').click());
    await arrive();
    expect(container.textContent).toBe('Fulfilled works ');
  });

  it('useRead does not render again for an equal answer', async () => {
    const { client } = testClient({ 'GET /products/*': () => ({ id: 'the same' }) });
    const rendered = vi.fn();
    render(
      <RelabProvider client={client}>
        <Name id="01t1" rendered={rendered} />
      </RelabProvider>,
    );
    await arrive();
    const times = rendered.mock.calls.length;
    await act(() => getProduct.refresh(client, { productId: '01t1' }));
    expect(rendered).toHaveBeenCalledTimes(times);
  });

  it('ends its request with the component', async () => {
    const { client, fetch } = testClient(counted());
    fetch.hold();
    const { unmount } = render(
      <RelabProvider client={client}>
        <Name id="01t1" />
      </RelabProvider>,
    );
    unmount();
    await arrive();
    expect(fetch.requests[0]?.signal?.aborted).toBe(true);
  });

  it('says what is missing where there is no provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<Name id="01t1" />)).toThrow('RelabProvider');
    vi.restoreAllMocks();
  });
});

describe('useWrite', () => {
  it('S-153 useWrite is pending while the cart is processing, then the cart is right; a failure shows until it is reset', async () => {
    let count = 0;
    let sold = false;
    const { client, fetch } = testClient({
      'GET /session-context': { guestUser: true },
      'GET /carts/current': () => ({ totalProductCount: String(count) }),
      'POST /cart-items': () => {
        if (sold) return reply(409, [{ errorCode: 'INSUFFICIENT_STOCK', message: 'Sold.' }]);
        count++;
        return reply(201, { cartId: '0a61' });
      },
    });
    const { getByRole, getByText } = render(
      <RelabProvider client={client}>
        <Add />
      </RelabProvider>,
    );
    await arrive();
    const shown = () => getByText(/true|false/).textContent;
    expect(shown()).toBe('0 false false ');
    const release = fetch.hold();
    await act(async () => getByRole('button', { name: 'add' }).click());
    expect(shown()).toBe('0 true true ');
    release();
    await arrive();
    expect(shown()).toBe('1 false false ');
    sold = true;
    await act(async () => getByRole('button', { name: 'add' }).click());
    await arrive();
    expect(shown()).toBe('1 false false INSUFFICIENT_STOCK');
    await act(async () => getByRole('button', { name: 'reset' }).click());
    expect(shown()).toBe('1 false false ');
  });
});
