import { testClient } from '@relab/client/testing';
import { pageCookies } from '@relab/pages';
import { createCookieJar } from '@relab/pages/server';
import { describe, expect, test } from 'vitest';
import { cookieMarket } from './market-storage.ts';
import { verifyMarket } from './verify-market.ts';

const swiss = { id: '0ZI00000000MKCHGA4', currency: 'CHF' };
const cookieOf = (value: unknown) => `relab_market=${encodeURIComponent(JSON.stringify(value))}`;
const cookie = cookieOf(swiss);

test('a chosen market is kept in a cookie for a year, on either side', () => {
  const jar = createCookieJar(null);
  cookieMarket(jar).save(swiss);
  expect(jar.changed).toEqual([`${cookie}; Path=/; Max-Age=31536000; SameSite=Lax`]);
  expect(cookieMarket(createCookieJar(cookie)).read()).toEqual(swiss);
  const page = { cookie: '' };
  cookieMarket(pageCookies(page)).save(swiss);
  expect(page.cookie).toBe(`${cookie}; Path=/; Max-Age=31536000; SameSite=Lax`);
  expect(cookieMarket(pageCookies({ cookie: `a=b; ${cookie}; c=d` })).read()).toEqual(swiss);
});

test.each(['', 'relab_market=', 'relab_market=CHF', 'relab_market=%', cookieOf({ id: 1, currency: 'CHF' })])(
  'the cookie %j names none',
  (header) => {
    expect(cookieMarket(createCookieJar(header)).read()).toBeNull();
    expect(cookieMarket(pageCookies({ cookie: header })).read()).toBeNull();
  },
);

test('a browser that forbids cookies goes on as if nothing were chosen', () => {
  const page = {
    get cookie(): string {
      throw new Error('SecurityError');
    },
    set cookie(_: string) {
      throw new Error('SecurityError');
    },
  };
  const slot = cookieMarket(pageCookies(page));
  slot.save(swiss);
  expect(slot.read()).toBeNull();
});

describe('before a page is made', () => {
  const script = {
    'GET /application-context': {
      markets: [{ marketId: swiss.id, localeCurrencyMap: { en_CH: 'CHF' } }],
    },
  };
  const settled = async (header: string, answers: Record<string, unknown> = script) => {
    const jar = createCookieJar(header);
    const { client } = testClient(answers, { storage: { market: cookieMarket(jar) } });
    await verifyMarket(client);
    return [client.context.currencyIsoCode, jar.changed] as const;
  };

  test('a market that is open is gone on with', async () => {
    expect(await settled(cookie)).toEqual(['CHF', []]);
  });

  test.each([
    ['is closed', cookieOf({ id: '0ZI00000000MKGBGA4', currency: 'GBP' })],
    ['has another currency', cookieOf({ ...swiss, currency: 'USD' })],
  ])('one that %s is forgotten', async (_, header) => {
    expect(await settled(header)).toEqual([undefined, ['relab_market=; Path=/; Max-Age=0; SameSite=Lax']]);
  });

  test('what cannot be asked is left as it is', async () => {
    expect(await settled(cookie, {})).toEqual(['CHF', []]);
  });
});
