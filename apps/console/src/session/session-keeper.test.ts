import { createClient, readAdapter } from '@relab/client';
import { getCurrentUser } from '@relab/client/identity';
import { getFavorites as favoritesCall } from '@relab/contract/records';
import { expect, test, vi } from 'vitest';
import { createSessionKeeper } from './session-keeper.ts';

const ada = {
  userId: '005000000000001AAA',
  email: 'ada@relab.example',
  firstName: 'Ada',
  lastName: 'Office',
  roles: ['clerk'],
  locale: 'en-US',
  language: 'en_US',
  timeZone: 'Europe/Berlin',
  currency: 'EUR',
};

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

/** A server with a session that can end, and a keeper in front of it. */
function openSession() {
  let user: typeof ada | null = ada;
  let refuses = false;
  const restart = vi.fn();
  const keeper = createSessionKeeper({ client: () => client, restart });
  const client = createClient({
    onServer: false,
    interceptors: [keeper.interceptor],
    async fetch(input) {
      const { pathname } = new URL(String(input), 'http://shop.example');
      if (pathname.endsWith('/identity/user')) return json(200, { user });
      if (pathname.endsWith('/sign-in')) {
        user = ada;
        return json(200, ada);
      }
      if (pathname.endsWith('/logout')) {
        user = null;
        return new Response(null, { status: 204 });
      }
      if (refuses) return json(403, [{ errorCode: 'INSUFFICIENT_ACCESS', message: 'No' }]);
      return user
        ? json(200, { favorites: [] })
        : json(401, [{ errorCode: 'INVALID_SESSION_ID', message: 'Ended' }]);
    },
  });
  return {
    client,
    keeper,
    restart,
    end: () => {
      user = null;
    },
    refuse: () => {
      refuses = true;
    },
  };
}

const getFavorites = readAdapter(favoritesCall);
const credentials = { email: ada.email, password: 'long enough' };

test('a call that fails because the session has ended waits for the password, and goes on', async () => {
  const { client, keeper, end } = openSession();
  await getCurrentUser(client, {});
  end();
  const waiting = getFavorites(client, {});
  await vi.waitFor(() => expect(keeper.hasEnded()).toBe(true));
  // Who is signed in is as before: the page stays.
  expect(getCurrentUser.peek(client, {}).data?.user?.email).toBe(ada.email);
  await keeper.resume(credentials);
  expect(await waiting).toMatchObject({ favorites: [] });
  expect(keeper.hasEnded()).toBe(false);
});

test('a user who comes back after the session has ended has to enter the password', async () => {
  const { client, keeper, end } = openSession();
  await keeper.verify();
  await getCurrentUser(client, {});
  await keeper.verify();
  expect(keeper.hasEnded()).toBe(false);
  end();
  await keeper.verify();
  expect(keeper.hasEnded()).toBe(true);
});

test('a call that fails while the session goes on fails at once', async () => {
  const { client, keeper, refuse } = openSession();
  await getCurrentUser(client, {});
  refuse();
  await expect(getFavorites(client, {})).rejects.toMatchObject({ status: 403 });
  expect(keeper.hasEnded()).toBe(false);
});

test('signing out reloads the console at its first page', async () => {
  const { client, keeper, restart } = openSession();
  await getCurrentUser(client, {});
  await keeper.leave();
  expect(restart).toHaveBeenCalledExactlyOnceWith(true);
});
