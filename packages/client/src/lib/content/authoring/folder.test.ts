import { expect, test, vi } from 'vitest';
import { reply } from '../../testing/scripted-fetch.ts';
import { settle, testClient } from '../../testing/test-client.ts';
import {
  createFolder,
  getFolder,
  getFolderItems,
  getFolderItemsSorted,
  getFolderShares,
  getFolderShareTargets,
  updateFolderShares,
} from './folder.ts';

const folderId = '9Pu1';
const base = '/services/data/v63.0';

test('C-168, C-169, X-31: folders, their items, shares and targets take the query of the items; the second form more', async () => {
  const { client, fetch } = testClient({ 'GET *': {} });
  const query = {
    contentTypeFilter: 'news',
    contentTypes: ['news', 'page'],
    filter: 'Content',
    page: 2,
    pageSize: 50,
    queryTerm: 'hours',
    showPublishedOnly: true,
    showSharedWithSpaceFolder: false,
  } as const;
  await getFolder(client, { folderId, contextContentSpaceId: '0Zu1' });
  await getFolderItems(client, { folderId, ...query });
  await getFolderShareTargets(client, { folderId, ...query });
  await getFolderShares(client, { folderId, ...query });
  const sorted = { managedContentType: 'news', sortBy: 'Title', sortOrder: 'Desc' } as const;
  await getFolderItemsSorted(client, { folderId, ...query, ...sorted });
  const sent = {
    ...{ contentTypeFilter: 'news', contentTypes: 'news,page', filter: 'Content', page: '2', pageSize: '50' },
    ...{ queryTerm: 'hours', showPublishedOnly: 'true', showSharedWithSpaceFolder: 'false' },
  };
  expect(fetch.requests.map(({ path, query: requested }) => [path, requested])).toEqual([
    [`${base}/connect/cms/folders/9Pu1`, { contextContentSpaceId: '0Zu1' }],
    [`${base}/connect/cms/folders/9Pu1/items`, sent],
    [`${base}/connect/cms/folders/9Pu1/share-targets`, sent],
    [`${base}/connect/cms/folders/9Pu1/shares`, sent],
    [`${base}/cms/folders/9Pu1/items`, { ...sent, ...sorted }],
  ]);
});

test('C-220: no page and no page size is sent where none is given', async () => {
  const { client, fetch } = testClient({ 'GET *': {} });
  await getFolderItems(client, { folderId });
  await getFolderItemsSorted(client, { folderId });
  expect(fetch.requests.map(({ query }) => query)).toEqual([{}, {}]);
});

test.each([
  ['C-201: a folder is', getFolder, 30_000],
  ['C-198: items are', getFolderItems, 100],
  ['C-198: sorted items are', getFolderItemsSorted, 100],
  ['C-205: shares are', getFolderShares, 1000],
  ['C-205: targets are', getFolderShareTargets, 1000],
] as const)('%s kept for their time, C-183: a failure as long as an answer', async (_, read, lifetime) => {
  const missing = reply(404, [{ errorCode: 'ITEM_NOT_FOUND', message: 'Not there' }]);
  for (const response of [{ id: 'x' }, missing]) {
    const { client, fetch, pass } = testClient({ 'GET *': response });
    const ask = () => (read as typeof getFolder)(client, { folderId }).catch(() => undefined);
    await ask();
    pass(lifetime - 1);
    await ask();
    expect(fetch.requests).toHaveLength(1);
    pass(1);
    await ask();
    expect(fetch.requests).toHaveLength(2);
  }
});

test.each([
  ['C-219: a page that is not whole', { page: 1.5 }],
  ['C-219: a page size that is a text', { pageSize: '25' }],
  ['C-129: types that are no list', { contentTypes: 'news' }],
  ['C-129: a type that is no text', { contentTypes: [7] }],
  ['a flag that is a text', { showPublishedOnly: 'true' }],
  ['an unknown order', { sortBy: 'Name' }],
] as const)('%s answers 400 INVALID_CONFIG, and nothing is sent', async (_, wrong) => {
  const { client, fetch } = testClient({ 'GET *': {} });
  await expect(getFolderItemsSorted(client, { folderId, ...wrong } as never)).rejects.toMatchObject({
    status: 400,
    code: 'INVALID_CONFIG',
  });
  expect(fetch.requests).toEqual([]);
});

test.each([
  ['C-076', createFolder, { name: 'News' }],
  ['C-076', createFolder, { parentFolderId: folderId }],
  ['C-076', createFolder, { name: 1, parentFolderId: folderId }],
  ['C-140', updateFolderShares, { folderId, shareWith: [{}] }],
  ['C-140', updateFolderShares, { folderId, shareWith: [{ targetId: 1 }] }],
  ['C-077', updateFolderShares, { folderId, shareWith: ['9Pu2'] }],
  ['C-077, C-129', updateFolderShares, { folderId, unshareWith: [{ targetId: '9Pu2' }] }],
  ['C-077, C-129', updateFolderShares, { folderId, unshareWith: '9Pu2' }],
] as const)('%s, C-123: a config that is wrong throws, and nothing is sent', async (_, write, config) => {
  const { client, fetch } = testClient({ 'POST *': {}, 'PATCH *': {} });
  await expect((write as typeof createFolder)(client, config as never)).rejects.toThrow(
    `Invalid config for "${write.id}"`,
  );
  expect(fetch.requests).toEqual([]);
});

test('C-077: shares are sent as they are given, and what is shown of folders is requested again', async () => {
  const { client, fetch } = testClient({ 'GET *': { folderId, shares: [] }, 'PATCH *': {} });
  getFolderShares.observe(client, { folderId }, vi.fn());
  await settle();
  const change = { shareWith: [{ targetId: '9Pu2' }], unshareWith: ['9Pu3'] };
  await updateFolderShares(client, { folderId, ...change });
  await settle();
  expect(fetch.requests.map(({ method }) => method)).toEqual(['GET', 'PATCH', 'GET']);
  expect(fetch.requests[1]).toMatchObject({ path: `${base}/connect/cms/folders/9Pu1/shares`, body: change });
});
