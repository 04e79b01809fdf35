import { reply, testClient } from '@relab/client/testing';
import { createCookieJar } from '@relab/pages/server';
import { describe, expect, test } from 'vitest';
import { browserAccount, cookieAccount } from './account-storage.ts';
import { fakePage, fakeStorage, forbidden } from './browser-storage.fixture.ts';
import { verifyAccount } from './verify-account.ts';

const account = { id: '001000000000001AAA', name: 'Institut für Geduld' };

test('S-135 the browser keeps the account with its name in session storage, and names it in a cookie', () => {
  const page = fakePage();
  const storage = fakeStorage();
  const slot = browserAccount(page, () => storage);
  slot.save(account);
  expect(slot.read()).toEqual(account);
  expect(page.cookie).toBe(`relab_account=${account.id}`);
  slot.remove();
  expect([slot.read(), page.cookie]).toEqual([null, '']);
});

test('S-135 a browser that forbids storage goes by the cookie', () => {
  const page = fakePage();
  const slot = browserAccount(page, forbidden);
  slot.save(account);
  expect(slot.read()).toEqual({ id: account.id, name: '' });
  slot.remove();
  expect(slot.read()).toBeNull();
});

test('S-135 a browser that forbids cookies acts for nobody else, and breaks nothing', () => {
  const page = {
    get cookie(): string {
      return forbidden() as never;
    },
    set cookie(_line: string) {
      forbidden();
    },
  };
  const slot = browserAccount(page, fakeStorage);
  slot.save(account);
  expect(slot.read()).toBeNull();
  slot.remove();
});

test.each(['', '{', 'null', '7', '[]', '{"id":7}', '{"id":"001000000000002AAA","name":"Another"}'])(
  'S-135 rubbish in session storage (%j) leaves the account of the cookie without a name',
  (rubbish) => {
    const storage = fakeStorage();
    storage.setItem('relab_effective_account', rubbish);
    const slot = browserAccount(fakePage(`relab_account=${account.id}`), () => storage);
    expect(slot.read()).toEqual({ id: account.id, name: '' });
  },
);

test('S-135 session storage that is full leaves the account without a name', () => {
  const full = Object.assign(fakeStorage(), { setItem: forbidden });
  const slot = browserAccount(fakePage(), () => full);
  slot.save(account);
  expect(slot.read()).toEqual({ id: account.id, name: '' });
});

test('a tab goes on with the account that its page was rendered for', () => {
  const storage = fakeStorage();
  browserAccount(fakePage(), () => storage).save(account);
  expect(browserAccount(fakePage(), () => storage).read()).toBeNull();
  const other = fakePage('relab_account=001000000000002AAA');
  expect(browserAccount(other, () => storage).read()).toEqual({ id: '001000000000002AAA', name: '' });
});

test.each(['', 'x', '001', '0a6000000000001AAA', "001'--"])(
  'a cookie of rubbish (%j) names nothing',
  (value) => {
    const jar = createCookieJar(`relab_account=${value}`);
    expect(cookieAccount(jar).read()).toBeNull();
  },
);

test('the server sets and drops the cookie', () => {
  const jar = createCookieJar(null);
  const slot = cookieAccount(jar);
  slot.save(account);
  expect(slot.read()).toEqual({ id: account.id, name: '' });
  slot.remove();
  expect(jar.changed.at(-1)).toMatch(/^relab_account=;.*Max-Age=0/);
});

describe('settling', () => {
  const open = (answer: unknown) => {
    const jar = createCookieJar(`relab_account=${account.id}`);
    const { client, fetch } = testClient(
      { [`GET /effective-accounts/${account.id}`]: answer },
      { storage: { effectiveAccount: cookieAccount(jar) } },
    );
    return { client, fetch, jar };
  };

  test('S-224 leaves an account that may be acted for, asking once', async () => {
    const { client, fetch } = open(account);
    await verifyAccount(client);
    await verifyAccount(client);
    expect(client.context.effectiveAccountId).toBe(account.id);
    expect(fetch.requests).toHaveLength(1);
  });

  test('the cookie gives no right: who may not act for the account goes on with their own', async () => {
    const { client, jar } = open(reply(403));
    await verifyAccount(client);
    expect(client.context.effectiveAccountId).toBeUndefined();
    expect(jar.get('relab_account')).toBeUndefined();
  });
});
