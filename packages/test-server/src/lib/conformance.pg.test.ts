import { conformance } from '@relab/conformance';
import { contentKey, publishContent, publishNavigationMenu } from '@relab/content';
import { everyEngine } from '@relab/database/testing';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { origin, type TestBrowser, type TestServer, testServer } from './server.fixture.ts';

const site = { id: '0DM000000000001AAA', name: 'Shop' };
const guide = contentKey('guide');
const collectionKey = contentKey('guides');

describe.each(everyEngine)('the contract is kept on %s', (engine) => {
  let shop: TestServer;
  let clerk: TestBrowser;
  beforeAll(async () => {
    shop = await testServer(engine);
    clerk = await shop.signedIn('clerk@example.com', ['clerk']);
    await publishContent(shop.database, {
      site,
      contents: [{ contentKey: guide, type: 'sfdc_cms__news', title: 'Guide', body: { title: 'Guide' } }],
      collections: [{ collectionKey, title: 'Guides', contentKeys: [guide] }],
    });
    await publishNavigationMenu(shop.database, {
      ...{ site, developerName: 'Main', title: 'Main menu' },
      items: [
        { label: 'Search', url: '/global-search' },
        { label: 'Elsewhere', url: 'https://lab.example' },
      ],
    });
  });
  afterAll(() => shop.close());

  const cases = conformance(
    (request) => {
      request.headers.set('cookie', [...clerk.cookies].map((pair) => pair.join('=')).join('; '));
      return shop.server.fetch(request);
    },
    {
      baseUrl: origin,
      record: {
        apiName: 'Account',
        fields: { Name: 'Conformance Ltd', BillingCity: 'Tromsø' },
        change: { Name: 'Conformance Limited' },
        listView: 'AllAccounts',
      },
      content: { siteId: site.id, contentKey: guide, collectionKey, menu: 'Main' },
    },
  );
  for (const { name, run } of cases) test(name, run);
});
