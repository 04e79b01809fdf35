// @vitest-environment happy-dom
import { testClient } from '@relab/client/testing';
import { RelabProvider } from '@relab/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AccountLinks } from './account-links.tsx';
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
    'GET /session-context': { profile: { firstName: 'Ada' }, ...session },
    'GET /external-managed-accounts': { externalManagedAccounts: accounts },
  });
  await loadLayout(client);
  const { container } = render(
    <RelabProvider client={client}>
      <AccountLinks url={new URL('https://shop.example/cart?page=2')} />
    </RelabProvider>,
  );
  return { container, fetch };
}

/** What stands behind the button, whether it is open or not. */
const inMenu = { hidden: true };

test('whoever manages accounts sees in the header which other one the page is for, and posts for another', async () => {
  const { container } = await shown({ guestUser: false, accountId: '001B' }, [own, other]);
  const button = screen.getByTitle('your account');
  expect(button.textContent).toBe('Institute of Patience, your account');
  expect(button.getAttribute('popovertarget')).toBe(container.querySelector('[popover]')?.id);
  const select = screen.getByLabelText<HTMLSelectElement>('Buying for');
  expect(select.value).toBe('001B');
  const form = container.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/buying-for']);
  expect(new FormData(form ?? undefined).get('next')).toBe('/cart?page=2');
});

test('a buyer manager finds the approvals among the links of the account', async () => {
  await shown({ guestUser: false, accountId: '001A', decidesOnOrders: true }, [own]);
  const links = screen.getAllByRole('link', inMenu).map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/orders', '/quotes', '/watching', '/approvals']);
});

test('others of an account have no choice of accounts, and see their own name', async () => {
  await shown({ guestUser: false, accountId: '001A' }, [own]);
  expect(screen.getByTitle('your account').textContent).toBe('Ada, your account');
  expect(screen.queryByLabelText('Buying for')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Approvals', ...inMenu })).toBeNull();
});

test('guests find the sign-in, and their accounts are not requested', async () => {
  const { container, fetch } = await shown({ guestUser: true }, []);
  expect(screen.getByRole('link').textContent).toBe('Sign in');
  expect(container.querySelector('[popover]')).toBeNull();
  expect(fetch.requests.filter(({ path }) => path.endsWith('external-managed-accounts'))).toEqual([]);
});
