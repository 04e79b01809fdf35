import { expect, it } from 'vitest';
import { reply } from '../../testing/scripted-fetch.ts';
import { testClient } from '../../testing/test-client.ts';
import { getCollectionItemsForSite } from '../delivery.ts';
import { type CollectionConfig, getCollection, provideCollection } from './collection.ts';
import { collectionServer } from './providers.fixture.ts';

const collectionKeyOrId = 'MCC';
const open = (count = 10) => testClient(collectionServer(count).script);
const load = (config: Partial<CollectionConfig>, count?: number) =>
  provideCollection(open(count).client, { collectionKeyOrId, pageSize: 4, ...config }).load();

it('C-006 the site collection call is sent with site, key, page token and page size', async () => {
  const { client, fetch } = open();
  const config = { siteId: '0DM9', collectionKeyOrId, pageToken: 2, pageSize: 4 };
  const { url, load } = provideCollection(client, config);
  await load();
  const path = '/services/data/v63.0/connect/sites/0DM9/cms/delivery/collections/MCC';
  expect(fetch.requests).toMatchObject([{ path, query: { pageToken: '2', pageSize: '4' } }]);
  expect(new URLSearchParams(url?.slice(path.length)).toString()).toMatch(
    /pageSize=4.*pageToken=2|pageToken=2.*pageSize=4/,
  );
});

it('the first page is one read, with and without its token, and shared with other reads of it', async () => {
  const { client, fetch } = open();
  await provideCollection(client, { collectionKeyOrId, pageSize: 4 }).load();
  await provideCollection(client, { collectionKeyOrId, pageSize: 4, pageToken: 0 }).load();
  await getCollectionItemsForSite(client, { collectionKeyOrId, pageSize: 4 });
  expect(fetch.requests).toHaveLength(1);
});

it('C-005, C-048 each entry has key, id, data and index; data are all fields of the item, its title and link', async () => {
  const { items, total } = await load({ pageToken: 1 });
  expect(total).toBe(10);
  expect(items.map(({ key, id, index }) => [key, id, index])).toEqual([
    ['MC4', 'MC4', 0],
    ['MC5', 'MC5', 1],
    ['MC6', 'MC6', 2],
    ['MC7', 'MC7', 3],
  ]);
  expect(Object.keys(items[0] ?? {}).sort()).toEqual(['data', 'id', 'index', 'key']);
  expect(items[0]?.data).toMatchObject({
    ...collectionServer(10).items[4],
    title: 'News 4',
    link: {
      pageReference: {
        type: 'standard__managedContentPage',
        attributes: { contentTypeName: 'news', contentKey: 'MC4' },
      },
    },
  });
});

it('C-005, S-122: the key is the content’s where the item names one; the title is that of the body', async () => {
  const item = {
    id: '20Y1',
    contentKey: 'MCA',
    name: 'a',
    contentType: { name: 'news' },
    body: { contentBody: { title: 'Rotors' } },
  };
  const { client } = testClient({ 'GET /collections/*': { items: [item], total: 1 } });
  const { items } = await provideCollection(client, { collectionKeyOrId }).load();
  expect(items).toMatchObject([{ key: 'MCA', id: '20Y1', index: 0, data: { title: 'Rotors' } }]);
});

it('an item whose body is that of an older type has its name for a title', async () => {
  const item = { id: 'MCA', name: 'Hours', contentType: { name: 'News' }, body: { title: { value: 'x' } } };
  const { client } = testClient({ 'GET /collections/*': { items: [item], total: 1 } });
  const { items } = await provideCollection(client, { collectionKeyOrId }).load();
  expect(items[0]?.data.title).toBe('Hours');
});

it.each([
  // Ten items in pages of four.
  [0, 1, null],
  [1, 2, 0],
  [2, null, 1],
  [3, null, 2],
])(
  'C-105, C-106, C-107, C-108: of page %j the next token is %j and the previous one %j',
  async (pageToken, next, previous) => {
    const { nextPageToken, previousPageToken, ...page } = await load({ pageToken });
    expect([nextPageToken, previousPageToken]).toEqual([next, previous]);
    expect(page).toMatchObject({ pageToken, page: pageToken + 1, pageCount: 3 });
  },
);

it('C-105, C-106: a page that is full has a next one, even where that will be empty', async () => {
  expect((await load({ pageToken: 1 }, 8)).nextPageToken).toBe(2);
  expect(await load({ pageToken: 2 }, 8)).toMatchObject({ items: [], nextPageToken: null });
});

it('C-106: without a page size a page holds 50, as the server answers it', async () => {
  expect((await load({ pageSize: undefined }, 50)).nextPageToken).toBe(1);
  expect((await load({ pageSize: undefined }, 49)).nextPageToken).toBeNull();
});

it('C-049: any url in the items is the site’s, however deep; what is cached stays as it was answered', async () => {
  const { client } = open();
  const config = { collectionKeyOrId };
  const siteUrl = (url: string) => `https://shop.example${url}`;
  const { items } = await provideCollection(client, config, siteUrl).load();
  const urlOf = (item: (typeof items)[number]['data'] | undefined) => item?.body.contentBody.bannerImage?.url;
  expect(urlOf(items[1]?.data)).toBe('https://shop.example/cms/delivery/media/MCP1');
  const plain = await provideCollection(client, config).load();
  expect(urlOf(plain.items[1]?.data)).toBe('/cms/delivery/media/MCP1');
});

it('C-143 the key is ingested any form that pages hold', async () => {
  for (const input of ['MCC', ' MCC ', { contentKey: 'MCC', title: 'News' }, { managedContentId: 'MCC' }]) {
    const { client, fetch } = open();
    await provideCollection(client, { collectionKeyOrId: input }).load();
    expect(fetch.requests[0]?.path).toMatch(/\/collections\/MCC$/);
  }
});

it.each([undefined, null, '', ' ', {}, { contentKey: 7 }])(
  'C-143 no key is %j: nothing is asked for',
  async (input) => {
    const { client, fetch } = open();
    const config = { collectionKeyOrId: input as string };
    expect(getCollection.source(client, config)).toBeUndefined();
    await expect(getCollection(client, config)).rejects.toMatchObject({
      status: 400,
      code: 'INVALID_CONFIG',
    });
    expect(fetch.requests).toHaveLength(0);
  },
);

it('C-182 a failure rejects with the error of the read', async () => {
  const { client } = testClient({
    'GET /collections/*': reply(500, [{ errorCode: 'X', message: 'Broken.' }]),
  });
  await expect(provideCollection(client, { collectionKeyOrId }).load()).rejects.toMatchObject({
    status: 500,
    message: 'Broken.',
  });
});
