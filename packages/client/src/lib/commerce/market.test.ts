import { expect, it, vi } from 'vitest';
import type { ChosenMarket } from '../client/client.ts';
import { reply, type ScriptedRequest } from '../testing/scripted-fetch.ts';
import { settle, testClient } from '../testing/test-client.ts';
import { getProductPrice } from './catalogue/product.ts';
import { chooseMarket, forgetMarket } from './market.ts';

const swiss = { id: '0ZI00000000MKCHGA4', currency: 'CHF' };
const config = { productId: '01t1' };

const price = ({ query }: ScriptedRequest) => ({ currencyIsoCode: query.currencyIsoCode ?? 'EUR' });
const app = {
  guestCartEnabled: true,
  guestCheckoutEnabled: true,
  propertiesEx: { highScaleCartEnabled: false },
};
const script = {
  'GET /application-context': app,
  'GET /session-context': { guestUser: true },
  'GET /pricing/products/01t1': price,
  'POST /actions/change-currency': ({ body }: ScriptedRequest) => ({ cartId: '0a6', ...Object(body) }),
};

function storage(stored: ChosenMarket | null = null) {
  return { market: { read: () => stored, save: vi.fn(), remove: vi.fn() } };
}

it('S-224 a chosen market is kept, and named by every call that knows currencies', async () => {
  const stored = storage();
  const { client, fetch } = testClient(script, { storage: stored });
  expect(await getProductPrice(client, config)).toEqual({ currencyIsoCode: 'EUR' });
  expect(await chooseMarket(client, swiss)).toMatchObject({ cartId: '0a6', currencyIsoCode: 'CHF' });
  expect(stored.market.save).toHaveBeenCalledWith(swiss);
  expect(await getProductPrice(client, config)).toEqual({ currencyIsoCode: 'CHF' });
  const changes = fetch.requests.filter(({ path }) => path.endsWith('/actions/change-currency'));
  expect(changes.map(({ body }) => body)).toEqual([{ currencyIsoCode: 'CHF' }]);
});

it('the market of the visit before holds in the next', async () => {
  const { client } = testClient(script, { storage: storage(swiss) });
  expect(await getProductPrice(client, config)).toEqual({ currencyIsoCode: 'CHF' });
});

it('what is observed is requested again, and a response in the currency of before is not kept', async () => {
  const { client, fetch } = testClient(script, { storage: storage() });
  const seen: unknown[] = [];
  const release = fetch.hold();
  getProductPrice.observe(client, config, ({ data }) => seen.push(data?.currencyIsoCode));
  const chosen = chooseMarket(client, swiss);
  release();
  await chosen;
  await settle();
  expect(seen.at(-1)).toBe('CHF');
  expect(await getProductPrice(client, config)).toEqual({ currencyIsoCode: 'CHF' });
});

it('a read that names a currency is kept apart from the one that does not', async () => {
  const { client, fetch } = testClient(script, { storage: storage(swiss) });
  const dollars = { ...config, currencyIsoCode: 'USD' };
  expect(await getProductPrice(client, dollars)).toEqual({ currencyIsoCode: 'USD' });
  expect(await getProductPrice(client, config)).toEqual({ currencyIsoCode: 'CHF' });
  expect(await getProductPrice(client, dollars)).toEqual({ currencyIsoCode: 'USD' });
  expect(fetch.requests).toHaveLength(2);
});

it('nothing is chosen where the cart may not change', async () => {
  const stored = storage();
  const refusal = [{ errorCode: 'CONFLICT', message: 'This order waits for an approval.' }];
  const { client } = testClient(
    { ...script, 'POST /actions/change-currency': reply(409, refusal) },
    { storage: stored },
  );
  await expect(chooseMarket(client, swiss)).rejects.toMatchObject({ status: 409 });
  expect(stored.market.save).not.toHaveBeenCalled();
  expect(await getProductPrice(client, config)).toEqual({ currencyIsoCode: 'EUR' });
});

it('S-219 who may have no cart is requested none', async () => {
  const { client, fetch } = testClient(
    { ...script, 'GET /application-context': { ...app, guestCartEnabled: false } },
    { storage: storage() },
  );
  expect(await chooseMarket(client, swiss)).toBeNull();
  expect(fetch.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(await getProductPrice(client, config)).toEqual({ currencyIsoCode: 'CHF' });
});

it('a market that is not there any more is forgotten', async () => {
  const stored = storage(swiss);
  const { client } = testClient(script, { storage: stored });
  await getProductPrice(client, config);
  await forgetMarket(client);
  expect(stored.market.remove).toHaveBeenCalled();
  expect(await getProductPrice(client, config)).toEqual({ currencyIsoCode: 'EUR' });
});
