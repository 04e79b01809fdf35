import { expect, test } from 'vitest';
import { openOrg, signInAt } from './open-org.ts';

test('a page without a session is sent to the org, with a challenge and without a secret', async () => {
  const stored = new Map<string, string>();
  const left: string[] = [];
  const { session } = openOrg({
    url: 'https://example.my.host',
    clientId: 'desk',
    redirectUri: 'https://desk.example/',
    fetch: () => expect.unreachable(),
    page: {
      href: () => 'https://desk.example/accounts',
      goTo: (url) => void left.push(url),
      replace: () => {},
      storage: {
        getItem: (name) => stored.get(name) ?? null,
        setItem: (name, value) => void stored.set(name, value),
        removeItem: (name) => void stored.delete(name),
      },
    },
  });
  expect(await signInAt(session)).toBe(false);
  const [address = ''] = left;
  const { origin, pathname, searchParams } = new URL(address);
  expect(origin + pathname).toBe('https://example.my.host/services/oauth2/authorize');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    client_id: 'desk',
    code_challenge_method: 'S256',
    redirect_uri: 'https://desk.example/',
  });
  expect(searchParams.has('client_secret')).toBe(false);
  session.close();
});
