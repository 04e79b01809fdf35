import { commerceConformance } from '@relab/conformance';
import { migrate } from '@relab/database';
import { testEngines } from '@relab/database/testing';
import { standardObjects } from '@relab/records/objects';
import { origin, type TestServer, testServer } from '@relab/test-server';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { options, product } from './commerce.fixture.ts';
import { commerceMigrations } from './commerce-migrations.ts';
import { commerceRoutes } from './commerce-routes.ts';
import { commerceObjects } from './objects/commerce-objects.ts';
import { prepareCommerce } from './prepare-commerce.ts';
import { upsertCategories } from './seeding/upsert-categories.ts';
import { upsertProducts } from './seeding/upsert-products.ts';

describe.each(testEngines)('the shop keeps the contract on %s', (engine) => {
  let shop: TestServer;
  const cookies = new Map<string, string>();

  beforeAll(async () => {
    const declared = [...standardObjects, ...commerceObjects(options.product)];
    shop = await testServer(engine, { declared, routes: commerceRoutes(options) });
    await migrate(shop.database, { objects: declared, migrations: [commerceMigrations] });
    await prepareCommerce(shop.database, options);
    await upsertCategories(shop.database, [
      { urlName: 'shop', name: 'Everything', parent: null },
      { urlName: 'centrifuges', name: 'Centrifuges', parent: 'shop' },
    ]);
    const makers = ['Eppendorf', 'Hettich', 'Sigma'];
    const products = makers.map((maker, at) =>
      product(`SKU-${at}`, { name: `${maker} centrifuge ${at}`, maker }),
    );
    await upsertProducts(shop.database, options, products);
  });
  afterAll(() => shop.close());

  // One browser: it sends back the cookies that it was given.
  const fetch = async (request: Request): Promise<Response> => {
    request.headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    const response = await shop.server.fetch(request);
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    return response;
  };
  const target = { baseUrl: origin, webstoreId: options.webstoreId, searchTerm: 'centrifuge' };
  for (const { name, run } of commerceConformance(fetch, target)) test(name, run);
});
