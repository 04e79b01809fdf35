import { effectiveAccountRequired } from '@relab/contract/commerce';
import { describe, expect, it } from 'vitest';
import { reply } from '../../testing/scripted-fetch.ts';
import { testClient } from '../../testing/test-client.ts';
import { deleteCart } from '../cart/cart.ts';
import { addItemToCart, deleteItemFromCart } from '../cart/cart-items.ts';
import { getProduct, getProductPrices } from '../catalogue/product.ts';
import { searchProducts } from '../catalogue/search.ts';
import { getCheckout, placeOrder } from '../checkout/checkout.ts';
import { approveOrder, getOrderApprovals } from '../checkout/order-approval.ts';
import { getOrderSummaries } from '../orders/order.ts';
import { getAiConfiguration, getAppContext, getSessionContext } from './context.ts';
import { forgetEffectiveAccount, setEffectiveAccount } from './effective-account.ts';
import { getEffectiveAccount, getExternalManagedAccounts, loadManagedAccounts } from './managed-account.ts';

const address = { city: 'Graz', country: 'Austria', state: null, street: 'Ring 2', zip: '8010' };
const account = {
  accountId: '001B',
  accountName: 'Second',
  isMyAccount: true,
  externalManagedAccountId: null,
  address: { ...address, latitude: null, longitude: null, geolocationAccuracy: null },
};

describe('managed accounts', () => {
  it('S-133 managed accounts are mapped to id, name, whether it is the own one, and address', async () => {
    const { client, fetch } = testClient({
      'GET /external-managed-accounts': {
        externalManagedAccounts: [account],
        totalExternalManagedAccounts: 1,
      },
    });
    expect(await loadManagedAccounts(client)).toEqual([
      { id: '001B', name: 'Second', isCurrentUserDefaultAccount: true, address },
    ]);
    expect(fetch.requests[0]?.query).toEqual({ includeMyAccount: 'true' });
  });

  it('S-197 S-198 S-253 managed accounts asks for no blank account', async () => {
    const { client, fetch } = testClient({});
    for (const effectiveAccountId of ['', ' \t']) {
      await expect(getEffectiveAccount(client, { effectiveAccountId })).rejects.toMatchObject({
        status: 400,
        message: effectiveAccountRequired,
      });
    }
    expect(effectiveAccountRequired).toBe(
      "The 'effectiveAccountId' param is required to be able to successfully execute this request.",
    );
    expect(fetch.requests).toEqual([]);
  });

  it('S-144 S-134 managed accounts asks for the configuration and for accounts once in 300 s', async () => {
    const { client, fetch, pass } = testClient({
      'GET /ai/configuration': { isDeployed: false },
      'GET /external-managed-accounts': { externalManagedAccounts: [] },
    });
    for (const _ of [1, 2]) {
      expect(await getAiConfiguration(client, {})).toEqual({ isDeployed: false });
      await getExternalManagedAccounts(client, {});
    }
    expect(fetch.requests).toHaveLength(2);
    pass(300_001);
    await getAiConfiguration(client, {});
    expect(fetch.requests).toHaveLength(3);
  });

  it.each([
    ['session', getSessionContext, {}],
    ['application', getAppContext, {}],
    ['AI', getAiConfiguration, {}],
    ['effective account', getEffectiveAccount, { effectiveAccountId: '001B' }],
  ] as const)('S-247 a failed %s call rejects with the response’s status text', async (_, read, config) => {
    const { client } = testClient(
      {},
      { fetch: async () => new Response('', { status: 503, statusText: 'Closed for stocktaking' }) },
    );
    const failed = (read as typeof getSessionContext)(client, config as object);
    await expect(failed).rejects.toMatchObject({
      status: 503,
      statusText: 'Closed for stocktaking',
      message: 'Closed for stocktaking',
    });
  });
});

describe('acting for an account', () => {
  const script = {
    'GET /carts/current': { cartId: '0a6B' },
    'GET /session-context': { guestUser: false },
    'GET /application-context': { propertiesEx: {} },
  };
  const acting = (more: object = {}) =>
    testClient({ ...script, ...more }, { context: { webstoreId: '0ZE1', effectiveAccountId: '001B' } });

  it.each([
    ['getCheckout', (client) => getCheckout(client, { checkoutId: 'active' })],
    ['placeOrder', (client) => placeOrder(client, { checkoutId: '2z9' })],
    ['addItemToCart', (client) => addItemToCart(client, { productId: '01t', quantity: '1' })],
    ['getOrderSummaries', (client) => getOrderSummaries(client, {})],
    ['getOrderApprovals', (client) => getOrderApprovals(client, {})],
    ['approveOrder', (client) => approveOrder(client, { approvalId: '2oa' })],
    ['getProduct', (client) => getProduct(client, { productId: '01t' })],
    ['getProductPrices', (client) => getProductPrices(client, { productIds: ['01t'] })],
    ['searchProducts', (client) => searchProducts(client, { fields: ['Name'], searchTerm: 'x' })],
    ['getSessionContext', (client) => getSessionContext(client, {})],
  ] as [string, (client: ReturnType<typeof acting>['client']) => Promise<unknown>][])(
    'S-224 %s says for which',
    async (_, call) => {
      const { client, fetch } = acting();
      await call(client).catch(() => undefined);
      expect(fetch.requests[0]?.query).toMatchObject({ effectiveAccountId: '001B' });
    },
  );

  it('S-224 a DELETE carries no account and names the cart of it instead', async () => {
    const { client, fetch } = acting({
      'DELETE /carts/0a6B/cart-items/0a9': reply(204),
      'DELETE /carts/0a6B': reply(204),
    });
    await deleteItemFromCart(client, { itemId: '0a9' });
    await deleteCart(client, {});
    const deletes = fetch.requests.filter(({ method }) => method === 'DELETE');
    expect(deletes.map(({ path, query }) => [path.split('/carts/')[1], query])).toEqual([
      ['0a6B/cart-items/0a9', {}],
      ['0a6B', {}],
    ]);
  });

  it('S-223 a DELETE of the own account names `current`', async () => {
    const { client, fetch } = testClient({ ...script, 'DELETE /carts/current': reply(204) });
    await deleteCart(client, {});
    expect(fetch.requests[0]).toMatchObject({ method: 'DELETE', query: {} });
  });

  it('S-166 ends as it began: the session is refreshed, and nothing names the account any more', async () => {
    const removed: string[] = [];
    const slot = { read: () => null, save: () => {}, remove: () => removed.push('account') };
    const { client, fetch } = testClient(script, { storage: { effectiveAccount: slot } });
    getSessionContext.observe(client, {}, () => {});
    await setEffectiveAccount(client, { id: '001B', name: 'Second' });
    await forgetEffectiveAccount(client);
    expect(fetch.requests.map(({ query }) => query)).toEqual([{}, { effectiveAccountId: '001B' }, {}]);
    expect(removed).toEqual(['account']);
  });
});
