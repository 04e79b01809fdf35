import { describe, expect, it, test, vi } from 'vitest';
import { reply } from '../testing/scripted-fetch.ts';
import { settle, testClient } from '../testing/test-client.ts';
import { getFolderItems } from './authoring/folder.ts';
import { publishManagedContent } from './authoring/publishing.ts';
import { getManagedContentRendition } from './authoring/rendition.ts';
import { searchManagedContentItems } from './authoring/search.ts';
import { listContent, listContentInternal } from './community.ts';
import {
  getCollectionItemsForChannel,
  getCollectionItemsForSite,
  getCollectionMetadataForChannel,
  getCollectionMetadataForSite,
  getContentsForChannel,
  getContentsForSite,
} from './delivery.ts';
import { getRecordSeoProperties, readSeo } from './seo.ts';

type Read = typeof listContentInternal;

const communityId = '0DB1';
const site = { siteId: '0DM1' };
const channel = { channelId: '0ap1' };
const collection = { collectionKeyOrId: 'MCC' };
const content = { contentKeyOrId: 'MCA', renditionType: 'html' };
const record = { communityId, recordId: '01t1' };
const missing = reply(404, [
  { errorCode: 'ITEM_NOT_FOUND', message: 'The requested resource does not exist' },
]);
const hour = 3_600_000;

test('C-162, C-163, C-164, C-165: each call travels under its names', async () => {
  const { client, fetch } = testClient({ 'GET *': {} });
  await getCollectionItemsForSite(client, {
    ...site,
    ...collection,
    language: 'de',
    pageSize: 4,
    pageToken: 1,
  });
  await getCollectionMetadataForChannel(client, {
    ...channel,
    ...collection,
    expandMetadata: true,
    language: 'de',
  });
  await listContent(client, {
    communityId,
    contentKeys: ['MCA', 'MCB'],
    managedContentIds: ['20Y1'],
    topics: ['a'],
    showAbsoluteUrl: true,
  });
  await listContentInternal(client, {
    communityId,
    urlNameInList: ['a', 'b'],
    queryTerm: 'x',
    collectionName: 'y',
  });
  await getRecordSeoProperties(client, { ...record, fields: ['Name', 'Model__c'] });
  await getManagedContentRendition(client, { ...content, channelIdOrApiName: '0ap1', contentVersion: '2.0' });
  const base = '/services/data/v63.0/connect';
  const community = `${base}/communities/0DB1`;
  expect(fetch.requests.map(({ path, query }) => [path, query])).toEqual([
    [`${base}/sites/0DM1/cms/delivery/collections/MCC`, { language: 'de', pageSize: '4', pageToken: '1' }],
    [
      `${base}/cms/delivery/channels/0ap1/collections/MCC/metadata`,
      { expandMetadata: 'true', language: 'de' },
    ],
    [
      `${community}/managed-content/delivery`,
      { 'contentKeys[]': 'MCA,MCB', 'managedContentIds[]': '20Y1', 'topics[]': 'a', showAbsoluteUrl: 'true' },
    ],
    [
      `${community}/managed-content/delivery/contents`,
      { 'urlNameInList[]': 'a,b', queryTerm: 'x', collectionName: 'y' },
    ],
    [`${community}/seo/properties/01t1`, { fields: 'Name,Model__c' }],
    [`${base}/cms/contents/MCA/renditions/html`, { channelIdOrApiName: '0ap1', version: '2.0' }],
  ]);
});

test('C-161: the search-engine call takes the version as a parameter', async () => {
  const { client, fetch } = testClient({ 'GET *': {} });
  await getRecordSeoProperties(client, { ...record, version: 'v62.0' });
  expect(fetch.requests[0]?.path).toBe('/services/data/v62.0/connect/communities/0DB1/seo/properties/01t1');
});

const reads = [
  ['C-191 items of a site', getCollectionItemsForSite, { ...site, ...collection }, hour],
  ['C-191 items of a channel', getCollectionItemsForChannel, { ...channel, ...collection }, hour],
  ['C-192 metadata of a site', getCollectionMetadataForSite, { ...site, ...collection }, hour],
  ['C-192 metadata of a channel', getCollectionMetadataForChannel, { ...channel, ...collection }, hour],
  ['C-193 contents of a site', getContentsForSite, site, hour],
  ['C-193 contents of a channel', getContentsForChannel, channel, hour],
  ['C-193 contents of a community', listContent, { communityId }, hour],
  ['C-194 contents of a community with bodies', listContentInternal, { communityId }, 30 * 24 * hour],
  ['C-195 properties for search engines', getRecordSeoProperties, record, hour],
  ['C-206 a rendition', getManagedContentRendition, content, 1000],
] as const;

test.each(reads)('%s: kept for its time', async (_, read, config, lifetime) => {
  const { client, fetch, pass } = testClient({ 'GET *': { id: 'x' } });
  const ask = () => (read as unknown as Read)(client, config as never);
  await ask();
  pass(lifetime - 1);
  await ask();
  expect(fetch.requests).toHaveLength(1);
  pass(1);
  await ask();
  expect(fetch.requests).toHaveLength(2);
});

describe.each(reads.slice(0, -1))('%s', (_, input, config) => {
  const read = input as unknown as Read;
  const requested = config as { communityId: string };

  it('C-176, C-177: caches of failures only a missing content; observers are notified of all', async () => {
    let response: unknown = reply(500, []);
    const { client, fetch } = testClient({ 'GET *': () => response });
    const seen = vi.fn();
    const end = read.observe(client, requested, seen);
    await settle();
    expect(seen).toHaveBeenLastCalledWith(expect.objectContaining({ state: 'Error' }));
    end();
    await read(client, requested).catch(() => {});
    expect(fetch.requests).toHaveLength(2);
    response = missing;
    for (const time of [3, 3]) {
      await expect(read(client, requested)).rejects.toMatchObject({ status: 404 });
      expect(fetch.requests).toHaveLength(time);
    }
  });

  it('C-178, C-179: without a response at hand, only-if-cached is a 504', async () => {
    const { client, fetch } = testClient({ 'GET *': {} });
    await expect(read(client, requested, { policy: 'only-if-cached' })).rejects.toMatchObject({
      status: 504,
      message: 'Data requested with only-if-cached policy and not found in the cache',
    });
    expect(fetch.requests).toHaveLength(0);
  });

  it('C-124: skips a call whose config is wrong', async () => {
    const { client, fetch } = testClient({ 'GET *': {} });
    const seen = vi.fn();
    const names = Object.keys(requested).map((name) => [name, { ...requested, [name]: 7 }] as const);
    for (const [, wrong] of names) read.observe(client, wrong as never, seen);
    await settle();
    expect(names.length).toBeGreaterThan(0);
    expect(seen).not.toHaveBeenCalled();
    expect(fetch.requests).toHaveLength(0);
  });
});

test('C-128: of lists the members that are texts are sent; what is no list is rejected', async () => {
  const { client, fetch } = testClient({ 'GET *': {} });
  const contentKeys = ['MCA', 7, null, '', 'MCB'] as never;
  await listContent(client, { communityId, contentKeys });
  await getContentsForSite(client, { ...site, contentKeys });
  await getRecordSeoProperties(client, { ...record, fields: [{}, 'Name'] as never });
  expect(fetch.requests.map(({ query }) => query)).toEqual([
    { 'contentKeys[]': 'MCA,MCB' },
    { contentKeys: 'MCA,MCB' },
    { fields: 'Name' },
  ]);
  const rejected = listContent(client, { communityId, topics: 'a' as never });
  await expect(rejected).rejects.toMatchObject({ status: 400, code: 'INVALID_CONFIG' });
});

test('C-128: of lists of authors’ reads the members that are texts are sent; writes refuse the others', async () => {
  const { client, fetch } = testClient({ 'GET *': {}, 'POST *': {} });
  const some = ['a', 7, null, '', 'b'] as never;
  await getFolderItems(client, { folderId: '9Pu1', contentTypes: some });
  await searchManagedContentItems(client, { queryTerm: 'x', contentSpaceOrFolderIds: some });
  expect(fetch.requests.map(({ query }) => query)).toEqual([
    { contentTypes: 'a,b' },
    { queryTerm: 'x', contentSpaceOrFolderIds: 'a,b' },
  ]);
  await expect(publishManagedContent(client, { contentIds: some })).rejects.toThrow('Invalid config');
  expect(fetch.requests).toHaveLength(2);
});

test('C-166, X-41: what is requested again passes every cache on the way', async () => {
  const { client, fetch } = testClient({ 'GET *': { title: 'x' } });
  await getRecordSeoProperties(client, record);
  await getRecordSeoProperties.refresh(client, record);
  await getRecordSeoProperties(client, record, { policy: 'no-cache' });
  expect(fetch.requests.map(({ headers }) => headers['cache-control'])).toEqual([
    undefined,
    'no-cache',
    'no-cache',
  ]);
});

test('C-180: where the properties cannot be read there are none, and the message says why', async () => {
  const failing = testClient({
    'GET *': reply(500, [{ errorCode: 'UNKNOWN_EXCEPTION', message: 'Broken.' }]),
  });
  expect(await readSeo(failing.client, record)).toEqual({
    error: 'Broken.',
    properties: expect.objectContaining({ title: '', customHeadTags: '', hrefLangUrls: {}, fields: {} }),
  });
  const { client } = testClient({ 'GET *': { title: 'x' } });
  expect(await readSeo(client, record)).toEqual({ error: undefined, properties: { title: 'x' } });
});

test('after publishing, contents of communities and metadata for search engines are requested again', async () => {
  const { client, fetch } = testClient({ 'GET *': { id: 'x' }, 'POST *': {} });
  const seen = vi.fn();
  listContent.observe(client, { communityId }, seen);
  getRecordSeoProperties.observe(client, record, seen);
  await settle();
  await publishManagedContent(client, { contentIds: ['20Y1'] });
  await settle();
  expect(fetch.requests.filter(({ method }) => method === 'GET')).toHaveLength(4);
});
