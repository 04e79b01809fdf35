import { type Client, createClient } from '@relab/client';
import { addItemToCart, getCartSummary, postProductSearch } from '@relab/client/commerce';
import {
  commerceMigrations,
  commerceObjects,
  commerceRoutes,
  prepareCommerce,
  upsertCategories,
  upsertProducts,
} from '@relab/commerce';
import { options, product } from '@relab/commerce/testing';
import { migratedDatabase, testEngines } from '@relab/database/testing';
import { RelabProvider } from '@relab/react';
import { createObjects, standardObjects } from '@relab/records/objects';
import type { Server } from '@relab/server';
import { createPlatform, origin, platformMigrations } from '@relab/test-server';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CartBadge, Results } from './cart.tsx';

const objects = [...standardObjects, ...commerceObjects(options.product)];
const [engine = 'pglite'] = testEngines;
let server: Server;
let closeDatabase: () => Promise<void>;

beforeAll(async () => {
  const { database, close } = await migratedDatabase(engine, {
    objects,
    migrations: [...platformMigrations, commerceMigrations],
  });
  closeDatabase = close;
  await prepareCommerce(database, options);
  await upsertCategories(database, [{ urlName: 'centrifuges', name: 'Centrifuges', parent: null }]);
  await upsertProducts(database, options, [product('SIGMA', { name: 'Sigma 3-30KS', stock: 2 })]);
  server = createPlatform({
    objects: createObjects(objects),
    database,
    baseUrl: origin,
    secret: 'a secret that only tests have, and long enough',
    mail: { send: async () => {} },
    log: () => {},
    routes: commerceRoutes(options),
  });
});
afterAll(async () => {
  await server.close();
  await closeDatabase();
});

/** A guest's page at the shop: the cookie says whose cart it is. */
function openPage(): Client {
  let cookie = '';
  return createClient({
    context: { webstoreId: options.webstoreId },
    onServer: false,
    async fetch(url, init) {
      const headers = new Headers(init.headers);
      headers.set('sec-fetch-site', 'same-origin');
      headers.set('cookie', cookie);
      const response = await server.fetch(new Request(new URL(url, origin), { ...init, headers }));
      for (const line of response.headers.getSetCookie()) cookie = line.split(';')[0] ?? '';
      return response;
    },
  });
}

const render = (client: Client, element: ReactNode): string =>
  renderToStaticMarkup(<RelabProvider client={client}>{element}</RelabProvider>);

test('what is found is shown with its price, and the badge is right after a write to the cart', async () => {
  const client = openPage();
  const { productsPage } = await postProductSearch(client, { searchTerm: 'sigma', pageSize: 12 });
  const html = render(client, <Results searchTerm="sigma" />);
  expect(html).toMatch(/Sigma 3-30KS, (<!-- -->)?1000\.00/);
  const end = getCartSummary.observe(client, {}, () => {});
  const [found] = productsPage.products;
  await addItemToCart(client, { productId: String(found?.id), quantity: 2 });
  expect(render(client, <CartBadge />)).toBe('<output>2 in the cart</output>');
  end();
});
