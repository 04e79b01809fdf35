// @vitest-environment happy-dom
import { testClient } from '@relab/client/testing';
import { RelabProvider } from '@relab/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { BuyingFor } from './buying-for.tsx';
import { loadLayout } from './load.ts';

afterEach(cleanup);

const account = (accountId: string, accountName: string, isMyAccount: boolean) => ({
  accountId,
  accountName,
  isMyAccount,
  address: { city: 'Graz' },
});
const own = account('001A', 'Quark & Sons', true);
const other = account('001B', 'Institute of Patience', false);

async function shown(session: object, accounts: readonly object[]) {
  const { client, fetch } = testClient({
    'GET /session-context': session,
    'GET /external-managed-accounts': { externalManagedAccounts: accounts },
  });
  await loadLayout(client);
  const { container } = render(
    <RelabProvider client={client}>
      <BuyingFor url={new URL('https://shop.example/cart?page=2')} />
    </RelabProvider>,
  );
  return { container, fetch };
}

test('whoever manages accounts sees which one the page is for, and posts for another', async () => {
  const { container } = await shown({ guestUser: false, accountId: '001B' }, [own, other]);
  const select = screen.getByLabelText<HTMLSelectElement>('Buying for');
  expect(select.value).toBe('001B');
  const form = container.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/buying-for']);
  expect(new FormData(form ?? undefined).get('next')).toBe('/cart?page=2');
  expect(screen.queryByRole('link')).toBeNull();
});

test('a buyer manager finds the approvals', async () => {
  await shown({ guestUser: false, accountId: '001A', decidesOnOrders: true }, [own]);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/approvals');
  expect(screen.queryByLabelText('Buying for')).toBeNull();
});

test('others see nothing of it, and for guests nothing is asked', async () => {
  expect((await shown({ guestUser: false, accountId: '001A' }, [own])).container.innerHTML).toBe('');
  cleanup();
  const guest = await shown({ guestUser: true }, []);
  expect(guest.container.innerHTML).toBe('');
  expect(guest.fetch.requests.filter(({ path }) => path.endsWith('external-managed-accounts'))).toEqual([]);
});
