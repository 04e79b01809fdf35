import { expect, test } from 'vitest';
import { testClient } from '../../testing/test-client.ts';
import {
  getContentProviders,
  getContentTypesByMixin,
  getPreviewEndpoints,
  getSingleItemContent,
} from './offer.ts';
import { getOrchestratorConfig, updateOrchestratorConfig } from './orchestrator.ts';
import { searchManagedContentItems } from './search.ts';

const contentSpaceId = '0Zu1';

test.each([
  ['C-202', getContentProviders, {}, 120_000],
  ['C-203', getContentTypesByMixin, { contentSpaceId, mixinFQN: 'page' }, 120_000],
  ['C-204', getPreviewEndpoints, { contentSpaceId }, 1000],
  ['C-196', getSingleItemContent, { contentSpaceId, contentTypeFQN: 'news' }, 100],
  ['C-196', getOrchestratorConfig, { contentSpaceId }, 100],
  ['C-196', searchManagedContentItems, { queryTerm: 'hours' }, 100],
] as const)('%s: kept for its time', async (_, read, config, lifetime) => {
  const { client, fetch, pass } = testClient({ 'GET *': {} });
  const ask = () => (read as typeof getSingleItemContent)(client, config as never);
  await ask();
  pass(lifetime - 1);
  await ask();
  expect(fetch.requests).toHaveLength(1);
  pass(1);
  await ask();
  expect(fetch.requests).toHaveLength(2);
});

test('lists travel in one parameter each', async () => {
  const { client, fetch } = testClient({ 'GET *': {} });
  const contentSpaceOrFolderIds = ['0Zu1', '9Pu1'];
  await searchManagedContentItems(client, {
    ...{ queryTerm: 'opening h*', contentSpaceOrFolderIds, languages: ['de', 'en_US'], scope: 'TitleOnly' },
  });
  expect(fetch.requests[0]).toMatchObject({
    path: '/services/data/v63.0/connect/cms/items/search',
    query: {
      queryTerm: 'opening h*',
      contentSpaceOrFolderIds: '0Zu1,9Pu1',
      languages: 'de,en_US',
      scope: 'TitleOnly',
    },
  });
});

test.each([{}, { queryTerm: ' ' }, { queryTerm: 1 }, { queryTerm: 'ab', languages: ['German'] }])(
  'C-142: %j is no search',
  async (config) => {
    const { client, fetch } = testClient({ 'GET *': {} });
    await expect(searchManagedContentItems(client, config as never)).rejects.toMatchObject({
      status: 400,
      code: 'INVALID_CONFIG',
    });
    expect(searchManagedContentItems.source(client, config as never)).toBeUndefined();
    expect(fetch.requests).toEqual([]);
  },
);

test.each([undefined, {}, ['x'], [[]]])(
  'C-137: %j is no list of workflows, and nothing is sent',
  async (workflowConfigs) => {
    const { client, fetch } = testClient({ 'PUT *': {} });
    await expect(
      updateOrchestratorConfig(client, { contentSpaceId, workflowConfigs } as never),
    ).rejects.toThrow('Invalid config for "updateOrchestratorConfig"');
    expect(fetch.requests).toEqual([]);
  },
);
