import { expect, test, vi } from 'vitest';
import { ClientError } from '../../errors/client-error.ts';
import { reply } from '../../testing/scripted-fetch.ts';
import { settle, testClient } from '../../testing/test-client.ts';
import { getContentForSite } from '../delivery.ts';
import { movedTo } from '../moved-to.ts';
import { getAuthoringCollection } from './authoring-collection.ts';
import { cloneManagedContent } from './clone.ts';
import { getManagedContentReferencedBy, getManagedContentVariantReferences } from './reference.ts';
import { getManagedContentTaxonomyTerms, updateManagedContentTaxonomyTerms } from './taxonomy.ts';
import { getManagedContentWebUrls, updateManagedContentWebUrl } from './web-url.ts';

const cms = '/services/data/v63.0/connect/cms';
const contentKeyOrId = 'MCA';
const managedContentWebUrlId = '0jw1';

test('C-167: reads send their queries as they are named on the wire', async () => {
  const { client, fetch } = testClient({ 'GET *': {} });
  await getManagedContentVariantReferences(client, { contentKeyOrId, variantIds: ['9Ps1', '9Ps2'] });
  const more = { includeReferenceDetails: true, referenceType: 'news', page: 0, pageSize: 5 };
  await getManagedContentReferencedBy(client, { contentKeyOrId, ...more });
  await getAuthoringCollection(client, {
    collectionKeyOrId: 'MCC',
    channelId: '0ap1',
    contentVersion: '2.0',
  });
  await getManagedContentWebUrls(client, { contentKeyOrId, page: 1 });
  expect(fetch.requests.map(({ path, query }) => [path, query])).toEqual([
    [`${cms}/contents/MCA/variants/references`, { variantIds: '9Ps1,9Ps2' }],
    [
      `${cms}/contents/MCA/referenced-by`,
      { includeReferenceDetails: 'true', referenceType: 'news', page: '0', pageSize: '5' },
    ],
    [`${cms}/collections/MCC`, { channelId: '0ap1', version: '2.0' }],
    [`${cms}/contents/MCA/web-urls`, { page: '1' }],
  ]);
});

test('C-068, C-171, C-097: writes send what is requested, the terms beside a query that says whether to publish', async () => {
  const { client, fetch } = testClient({ 'POST *': {}, 'PATCH *': {} });
  const clone = { apiName: 'copy', contentSpaceOrFolderId: '0Zu1', includeVariants: true, title: 'Copy' };
  await cloneManagedContent(client, { contentKeyOrId, ...clone });
  const terms = { termsToAdd: ['0tT1'], termsToRemove: ['0tT2'] };
  await updateManagedContentTaxonomyTerms(client, { contentKeyOrId, publish: true, ...terms });
  const change = { urlAlias: 'new', status: 'Redirect', redirectInfo: { redirectUrl: '/x' } } as const;
  await updateManagedContentWebUrl(client, { managedContentWebUrlId, ...change, associatedRecordId: '01t1' });
  expect(fetch.requests.map(({ method, path, query, body }) => [method, path, query, body])).toEqual([
    ['POST', `${cms}/contents/MCA/clone`, {}, clone],
    ['PATCH', `${cms}/contents/MCA/taxonomy-terms`, { publish: 'true' }, terms],
    ['PATCH', `${cms}/contents/web-urls/0jw1`, {}, { ...change, associatedRecordId: '01t1' }],
  ]);
});

test.each([
  ['C-096', updateManagedContentTaxonomyTerms, { contentKeyOrId, termsToAdd: ['0tT1'] }],
  ['C-096, C-130', updateManagedContentTaxonomyTerms, { contentKeyOrId, publish: 'true' }],
  ['C-096, C-129', updateManagedContentTaxonomyTerms, { contentKeyOrId, publish: false, termsToAdd: '0tT1' }],
  ['C-096, C-129', updateManagedContentTaxonomyTerms, { contentKeyOrId, publish: false, termsToRemove: [1] }],
  ['C-141', updateManagedContentWebUrl, { managedContentWebUrlId, redirectInfo: {} }],
  ['C-141', updateManagedContentWebUrl, { managedContentWebUrlId, redirectInfo: { redirectUrl: 1 } }],
  ['C-097', updateManagedContentWebUrl, { managedContentWebUrlId, status: 'Gone' }],
  ['C-068', cloneManagedContent, { contentKeyOrId, includeVariants: 'yes' }],
  ['C-068', cloneManagedContent, { title: 'Copy' }],
] as const)(
  '%s, C-123, C-173: a config that is wrong throws, and nothing is sent',
  async (_, write, config) => {
    const { client, fetch } = testClient({ 'POST *': {}, 'PATCH *': {} });
    await expect((write as typeof cloneManagedContent)(client, config as never)).rejects.toThrow(
      `Invalid config for "${write.id}"`,
    );
    expect(fetch.requests).toEqual([]);
  },
);

test.each([
  [getManagedContentVariantReferences, { contentKeyOrId }],
  [getManagedContentReferencedBy, { contentKeyOrId }],
  [getAuthoringCollection, { collectionKeyOrId: 'MCC' }],
  [getManagedContentTaxonomyTerms, { contentKeyOrId }],
  [getManagedContentWebUrls, { contentKeyOrId }],
] as const)('C-198: $0.id is kept for 100 ms, C-183: so is its failure', async (read, config) => {
  for (const response of [{ id: 'x' }, reply(404, [{ errorCode: 'ITEM_NOT_FOUND', message: 'No.' }])]) {
    const { client, fetch, pass } = testClient({ 'GET *': response });
    const ask = () =>
      (read as typeof getManagedContentWebUrls)(client, config as { contentKeyOrId: string }).catch(
        () => undefined,
      );
    await ask();
    pass(99);
    await ask();
    expect(fetch.requests).toHaveLength(1);
    pass(1);
    await ask();
    expect(fetch.requests).toHaveLength(2);
  }
});

test('C-125, C-174: a read with a config that is wrong answers nothing', async () => {
  const { client, fetch } = testClient({ 'GET *': {} });
  const seen = vi.fn();
  getManagedContentReferencedBy.observe(client, { contentKeyOrId, page: 'first' } as never, seen);
  await settle();
  expect(seen).not.toHaveBeenCalled();
  expect(fetch.requests).toEqual([]);
});

test('after a change of terms or addresses also what is delivered is requested again', async () => {
  const { client, fetch } = testClient({ 'GET *': { id: 'x' }, 'PATCH *': {} });
  getContentForSite.observe(client, { siteId: '0DM1', contentKeyOrId }, () => {});
  await settle();
  const requested = () => fetch.requests.filter(({ method }) => method === 'GET').length;
  await updateManagedContentWebUrl(client, { managedContentWebUrlId, urlAlias: 'new' });
  expect(requested()).toBe(2);
  await updateManagedContentTaxonomyTerms(client, { contentKeyOrId, publish: true, termsToAdd: ['0tT1'] });
  expect(requested()).toBe(3);
});

test.each([
  [404, [{ movedTo: { redirectUrl: '/news' } }], { redirectUrl: '/news' }],
  [404, [{ movedTo: { contentKeyOrUrlName: 'new' } }], { contentKeyOrUrlName: 'new' }],
  [404, [{ errorCode: 'ITEM_NOT_FOUND', message: 'No.' }], undefined],
  [404, [{ movedTo: { redirectUrl: 7 } }], undefined],
  [404, [{ movedTo: null }], undefined],
  [404, 'No.', undefined],
  [500, [{ movedTo: { redirectUrl: '/news' } }], undefined],
] as const)('a failure with status %i and body %j says that the content is at %j', (status, body, to) => {
  expect(movedTo(new ClientError(status, '', body))).toEqual(to);
});

test('what is no refusal of the server says nothing of where a content is', () => {
  expect(movedTo(new Error('x'))).toBeUndefined();
  expect(movedTo(undefined)).toBeUndefined();
});
