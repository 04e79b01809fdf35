import { expect, it, vi } from 'vitest';
import type { ScriptedRequest } from '../../testing/scripted-fetch.ts';
import { testClient } from '../../testing/test-client.ts';
import { getSearchSuggestions, searchProducts } from '../catalogue/search.ts';
import { getSessionContext } from './context.ts';
import { setEffectiveAccount } from './effective-account.ts';

const script = { 'GET /session-context': ({ query }: { query: object }) => ({ guestUser: false, ...query }) };

function storage(stored: { id: string; name: string } | null = null) {
  return { effectiveAccount: { read: () => stored, save: vi.fn(), remove: vi.fn() } };
}

it('S-135, S-166 is kept, and the session is refreshed with it', async () => {
  const stored = storage();
  const { client, fetch } = testClient(script, { storage: stored });
  getSessionContext.observe(client, {}, () => {});
  await getSessionContext(client, {});
  await setEffectiveAccount(client, { id: '001B', name: 'Second' });
  expect(stored.effectiveAccount.save).toHaveBeenCalledWith({ id: '001B', name: 'Second' });
  expect(fetch.requests.map(({ query }) => query)).toEqual([{}, { effectiveAccountId: '001B' }]);
});

it('S-166 asks again for what is shown of the catalogue: accounts are shown different products at different prices', async () => {
  const { client, fetch } = testClient(
    {
      'GET /search/products': ({ query }: ScriptedRequest) => ({ productsPage: { products: [], ...query } }),
      'GET /search/suggestions': ({ query }: ScriptedRequest) => ({ completions: [], ...query }),
    },
    { storage: storage() },
  );
  const config = { fields: ['Name'], searchTerm: 'rotor' };
  searchProducts.observe(client, config, () => {});
  getSearchSuggestions.observe(client, { searchTerm: 'rotor' }, () => {});
  await searchProducts(client, config);
  await getSearchSuggestions(client, { searchTerm: 'rotor' });
  await setEffectiveAccount(client, { id: '001B', name: 'Second' });
  const requested = fetch.requests.map(({ path, query }) => [
    path.split('/').at(-1),
    query.effectiveAccountId,
  ]);
  expect(requested).toEqual([
    ['products', undefined],
    ['suggestions', undefined],
    ['products', '001B'],
    ['suggestions', '001B'],
  ]);
});

it('S-135 is the kept one in the next visit', async () => {
  const { client, fetch } = testClient(script, { storage: storage({ id: '001B', name: 'Second' }) });
  await getSessionContext(client, {});
  expect(fetch.requests[0]?.query).toEqual({ effectiveAccountId: '001B' });
});

it('S-197, S-198, S-214 throws for a blank id and stores nothing', async () => {
  const stored = storage();
  const { client } = testClient(script, { storage: stored });
  await expect(setEffectiveAccount(client, { id: ' ', name: '' })).rejects.toThrow(
    "The 'effectiveAccountId' param is required to be able to successfully execute this request.",
  );
  expect(stored.effectiveAccount.save).not.toHaveBeenCalled();
});

it('S-166 shows nothing of the account before, also where nobody looked meanwhile', async () => {
  const { client } = testClient(
    { 'GET /search/products': { productsPage: { products: [] } } },
    { storage: storage() },
  );
  const config = { fields: ['Name'], searchTerm: 'rotor' };
  await searchProducts(client, config);
  expect(searchProducts.peek(client, config)).toMatchObject({ state: 'Fulfilled' });
  await setEffectiveAccount(client, { id: '001B', name: 'Second' });
  expect(searchProducts.peek(client, config)).toMatchObject({ state: 'Unfulfilled', data: undefined });
});
