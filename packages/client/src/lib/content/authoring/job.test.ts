import { expect, test } from 'vitest';
import { testClient } from '../../testing/test-client.ts';
import { createTranslationJob, exportContent, getJob, getJobs, importContent } from './job.ts';
import { translateManagedContent } from './translation.ts';

const contentSpaceId = '0Zu1';

test('C-091: jobs are requested below the base, by page and kind', async () => {
  const { client, fetch } = testClient({ 'GET *': {} });
  await getJobs(client, { contentSpaceId, jobType: 'Export', page: 1, pageSize: 5 });
  await getJob(client, { contentSpaceId, jobId: '0jb1' });
  expect(fetch.requests.map(({ path, query }) => [path, query])).toEqual([
    ['/services/data/v63.0/cms/spaces/0Zu1/jobs', { jobType: 'Export', page: '1', pageSize: '5' }],
    ['/services/data/v63.0/cms/spaces/0Zu1/jobs/0jb1', {}],
  ]);
});

test('C-198: a job is kept for 100 ms', async () => {
  const { client, fetch, pass } = testClient({ 'GET *': { id: '0jb1' } });
  const ask = () => getJob(client, { contentSpaceId, jobId: '0jb1' });
  await ask();
  pass(99);
  await ask();
  expect(fetch.requests).toHaveLength(1);
  pass(1);
  await ask();
  expect(fetch.requests).toHaveLength(2);
});

test('C-092, C-093, C-094: what a job is to do travels in its body', async () => {
  const { client, fetch } = testClient({ 'POST *': {} });
  const out = {
    ...{ folderIds: ['9Pu1'], managedContentIds: ['20Y1'], includeReferenceContent: true },
    ...{ includeTaxonomyTerms: true, includeTranslations: false, name: 'All' },
  };
  const back = { autoPublish: true, managedContentBodyId: '0681', name: 'All' };
  const words = {
    ...{ folderIds: ['9Pu1'], managedContentBodyId: '0681', managedContentVariantIds: ['9Ps1'], name: 'x' },
    ...{ parentFolderId: '9Pu1', sourceLanguage: 'en_US', targetLanguages: ['de'] },
  };
  await exportContent(client, { contentSpaceId, ...out });
  await importContent(client, { contentSpaceId, ...back });
  await createTranslationJob(client, { contentSpaceId, ...words, type: 'Import' });
  await translateManagedContent(client, { contentKeyOrId: 'MCA', targetLanguages: ['de'] });
  const base = '/services/data/v63.0/connect/cms';
  expect(fetch.requests.map(({ path, body }) => [path, body])).toEqual([
    [`${base}/spaces/0Zu1/contents/export`, out],
    [`${base}/spaces/0Zu1/contents/import`, back],
    [`${base}/content/spaces/0Zu1/translation`, { ...words, type: 'Import' }],
    [`${base}/contents/MCA/translate`, { targetLanguages: ['de'] }],
  ]);
});

test.each([
  ['C-092, C-130', exportContent, { contentSpaceId, includeTranslations: 'yes' }],
  ['C-092, C-129', exportContent, { contentSpaceId, folderIds: '9Pu1' }],
  ['C-093', importContent, { contentSpaceId }],
  ['C-093, C-130', importContent, { contentSpaceId, managedContentBodyId: '0681', autoPublish: 1 }],
  ['C-094', createTranslationJob, { contentSpaceId, type: 'Sideways' }],
  ['C-094', createTranslationJob, { targetLanguages: ['de'] }],
  ['C-123', translateManagedContent, { contentKeyOrId: 'MCA', targetLanguages: [] }],
] as const)('%s, C-173: a config that is wrong throws, and nothing is sent', async (_, write, config) => {
  const { client, fetch } = testClient({ 'POST *': {} });
  await expect((write as typeof exportContent)(client, config as never)).rejects.toThrow(
    `Invalid config for "${write.id}"`,
  );
  expect(fetch.requests).toEqual([]);
});
