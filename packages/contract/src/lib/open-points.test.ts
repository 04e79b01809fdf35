import { expect, test } from 'vitest';
import * as commerce from '../commerce.ts';
import * as content from '../content.ts';
import * as records from '../records.ts';
import { describedCalls } from '../server.ts';
import { buildRequest } from './build-request.ts';
import { type AnyCall, apiVersion } from './call.ts';
import { checkConfig } from './check-config.ts';

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'path' in value && 'lifetime' in value;
const calls = [commerce, content, records].flatMap((area) => Object.values<unknown>(area).filter(isCall));
const versioned = calls.filter(({ path }) => path.startsWith('/services/data/{version}'));
const filled = ({ path }: AnyCall) =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'x']));
const named = (name: string) =>
  calls.filter(({ query, body }) => name in { ...query?.properties, ...body?.properties });

test('X-18: every call speaks one version, which can be set for all of them', () => {
  expect(versioned.length).toBeGreaterThan(200);
  for (const call of versioned) {
    const { version: _, ...config } = filled(call);
    expect(buildRequest(call, config).url).toContain(`/services/data/${apiVersion}`);
    expect(buildRequest(call, config, { version: 'v70.0' }).url).toContain('/services/data/v70.0');
  }
});

function urlOf(call: AnyCall): string {
  const { version: _, ...config } = filled(call);
  return buildRequest(call, config).url.replace(`/services/data/${apiVersion}`, '').replace(/\?.*/, '');
}
const membersOf = ({ query, body }: AnyCall): readonly string[] =>
  Object.keys({ ...query?.properties, ...body?.properties });

test('X-17: providers, translation and imports stand below /connect/cms, imports and exports in their space', () => {
  expect(urlOf(content.getContentProviders)).toBe('/connect/cms/content/providers');
  expect(urlOf(content.createTranslationJob)).toBe('/connect/cms/content/spaces/x/translation');
  expect(urlOf(content.importContent)).toBe('/connect/cms/spaces/x/contents/import');
  expect(urlOf(content.exportContent)).toBe('/connect/cms/spaces/x/contents/export');
});

test('X-19: every call of a cart and what is in it sits under the cart; arranging is of the current one', () => {
  const ofCarts = calls.filter(
    // A cart to be paid by somebody else is found by its link alone.
    ({ area, id }) => (area === 'carts' || area === 'delivery-groups') && !id.endsWith('PayNowCart'),
  );
  const below = '/services/data/{version}/commerce/webstores/{webstoreId}/carts/';
  expect(ofCarts.length).toBeGreaterThan(15);
  for (const { id, path } of ofCarts)
    expect([id, path.startsWith(`${below}{cartId}`) || path.startsWith(`${below}current`)]).toEqual([
      id,
      true,
    ]);
  const paths = ofCarts.map(({ path }) => path.replace(below, ''));
  expect(paths).toEqual(
    expect.arrayContaining(['{cartId}/cart-items', '{cartId}/products', '{cartId}/delivery-groups']),
  );
});

test('X-28: one delivered content is named by its key or its id', () => {
  expect(content.getContentForSite.path).toMatch(/\/contents\/\{contentKeyOrId\}$/);
  expect(content.getContentForChannel.path).toMatch(/\/contents\/\{contentKeyOrId\}$/);
});

test('X-33: deployments are made with description and scheduledDate, schedules with scheduleDate', () => {
  expect(membersOf(content.createDeployment)).toEqual(
    expect.arrayContaining(['description', 'scheduledDate']),
  );
  expect(membersOf(content.createSchedule)).toEqual(expect.arrayContaining(['description', 'scheduleDate']));
  expect(membersOf(content.updateSchedule)).toContain('scheduleDate');
  const deployment = describedCalls.find(({ call }) => call.id === content.createDeployment.id)?.responses;
  const missing = Object.values(deployment ?? {}).flatMap(
    (schema) => schema?.safeParse({}).error?.issues ?? [],
  );
  expect(missing.map(({ path }) => path[0])).toEqual(
    expect.arrayContaining(['deploymentDescription', 'scheduledDate']),
  );
});

test('X-38, X-39: records are read by id, in a batch with nothing but fields, and lists by their names', () => {
  expect(urlOf(records.getRecord)).toBe('/ui-api/records/x');
  expect(urlOf(records.getRecords)).toBe('/ui-api/records/batch/x');
  expect(urlOf(records.getListRecordsByName)).toBe('/ui-api/list-records/x/x');
  expect(membersOf(records.getRecords)).toEqual(['fields', 'optionalFields']);
});

test('X-45: a space is made and changed by a body of its members, without a wrapper', () => {
  for (const call of [content.createManagedContentSpace, content.updateManagedContentSpace]) {
    expect(call.body?.properties).toHaveProperty('name');
    expect(call.body?.properties).not.toHaveProperty('space');
  }
});

test('X-47: the page token of a collection is a whole number', () => {
  for (const call of [content.getCollectionItemsForSite, content.getCollectionItemsForChannel]) {
    expect(call.query?.properties.pageToken).toMatchObject({ type: 'integer', minimum: 0 });
    const { url } = buildRequest(call, { ...filled(call), pageToken: 2 } as never);
    expect(url).toContain('pageToken=2');
  }
});

test('X-61: lookups search in three ways; modes of retrieval, kinds of answers and forms of avatars are open texts', () => {
  const problems = (call: AnyCall, config: object) =>
    checkConfig(call, { ...filled(call), ...config }).length;
  for (const searchType of ['Recent', 'Search', 'TypeAhead'])
    expect(problems(records.getLookupRecords, { searchType })).toBe(0);
  expect(problems(records.getLookupRecords, { searchType: 'All' })).toBe(1);
  expect(problems(records.getRecordActions, { sections: ['Page'], retrievalMode: 'All' })).toBe(0);
  expect(problems(records.getSearchResults, { q: 'x', answerTypes: ['Record'] })).toBe(0);
  expect(problems(records.getRecordAvatars, { formFactor: 'Small' })).toBe(0);
});

test.each([
  [
    'deploymentStatus',
    ['Draft', 'Scheduled', 'InProgress', 'Completed', 'CompletedWithError', 'Failed', 'Cancelled'],
  ],
  ['deploymentType', ['Publish', 'Unpublish']],
  ['jobType', ['Export', 'Import', 'Translation']],
])('X-63: the values of %s are ours where the platform names none', (name, values) => {
  const schemas = named(name).map(({ query, body }) => query?.properties[name] ?? body?.properties[name]);
  expect(schemas.length).toBeGreaterThan(0);
  for (const schema of schemas) expect(schema).toMatchObject({ enum: values });
});

test('X-63: statuses of web addresses and of variants are three each', () => {
  expect(content.updateManagedContentWebUrl.body?.properties.status).toMatchObject({
    enum: ['Active', 'Inactive', 'Redirect'],
  });
  expect(content.getManagedContentVariantVersions.query?.properties.status).toMatchObject({
    items: { enum: ['Draft', 'Published', 'Revised'] },
  });
});

test('X-68: every read of authors without a lifetime of its own is fresh for 100 ms', () => {
  const stated = new Set([
    'getManagedContentVariant',
    'getManagedContentSpaceByFullyQualifiedName',
    'getFolder',
    'getContentProviders',
    'getContentType',
    'getContentTypesByMixin',
    'getPreviewEndpoints',
    'getFolderShares',
    'getFolderShareTargets',
    'getManagedContentRendition',
    'getFormEmbedScript',
  ]);
  const rest = calls.filter(
    ({ area, kind, id }) => area === 'cms-authoring' && kind === 'read' && !stated.has(id),
  );
  expect(rest.length).toBeGreaterThan(12);
  for (const { id, lifetime } of rest) expect([id, lifetime]).toEqual([id, 100]);
});

test('X-25: the providers of the home page read contents and collections of the site', () => {
  const site = { siteId: '0DM1' };
  const below = `/services/data/${apiVersion}/connect/sites/0DM1/cms/delivery`;
  const item = buildRequest(content.getContentForSite, { ...site, contentKeyOrId: 'MCA' });
  const collection = buildRequest(content.getCollectionItemsForSite, { ...site, collectionKeyOrId: 'MCB' });
  expect([item.url, collection.url]).toEqual([`${below}/contents/MCA`, `${below}/collections/MCB`]);
});

test('X-26: items of a cart count their pages from 1, collections from 0', () => {
  const wrong = (call: AnyCall, config: object) => checkConfig(call, { ...filled(call), ...config }).length;
  expect(wrong(commerce.getCartItems, { pageNumber: 1 })).toBe(0);
  expect(wrong(commerce.getCartItems, { pageNumber: 0 })).toBe(1);
  expect(wrong(content.getCollectionItemsForSite, { pageToken: 0 })).toBe(0);
  expect(wrong(content.getCollectionItemsForSite, { pageToken: -1 })).toBe(1);
});

test.each(['page', 'pageSize', 'pageNumber'])('X-27: wherever there is a %s it is a whole number', (name) => {
  // The `page` of delivery groups is a text.
  const some = named(name).filter(({ area }) => area !== 'delivery-groups');
  expect(some.length).toBeGreaterThan(0);
  for (const { id, query, body } of some) {
    const schema = query?.properties[name] ?? body?.properties[name];
    expect([id, schema?.type]).toEqual([id, 'integer']);
  }
});

test('X-66: every call of authors says what it answers', () => {
  const authoring = calls.filter(({ area }) => area === 'cms-authoring');
  expect(authoring.length).toBeGreaterThan(50);
  for (const call of authoring) {
    const answered = describedCalls.find((one) => one.call === call);
    expect([call.id, Object.keys(answered?.responses ?? {}).length]).not.toEqual([call.id, 0]);
  }
});

test('S-020: commerce has calls for the cart, the session, the application and accounts to act for', () => {
  const areas = new Set(
    Object.values<unknown>(commerce)
      .filter(isCall)
      .map(({ area }) => area),
  );
  expect([...areas]).toEqual(expect.arrayContaining(['carts', 'commerce-context']));
  expect(commerce.getSessionContext.path).toContain('/session-context');
  expect(commerce.getAppContext.path).toContain('/application-context');
  expect('effectiveAccountId' in (commerce.getCartItems.query?.properties ?? {})).toBe(true);
});
