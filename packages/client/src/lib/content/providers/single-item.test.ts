import { expect, it } from 'vitest';
import { reply } from '../../testing/scripted-fetch.ts';
import { testClient } from '../../testing/test-client.ts';
import { contentFixture } from './providers.fixture.ts';
import { getSingleItem, provideSingleItem, type SingleItemConfig } from './single-item.ts';

const site = '/services/data/v63.0/connect/sites/0DM1/cms';
const mcVersionId = '5OU000000000001AAA';
const authored = {
  ...contentFixture('MCA', 'Draft'),
  managedContentVersionId: mcVersionId,
  versionNumber: '2.0',
  status: { label: 'Revised', status: 'Revised' },
  language: 'de',
};

function open(config: Partial<SingleItemConfig> = {}) {
  const { client, fetch } = testClient({
    'GET /cms/delivery/contents/*': contentFixture('MCA'),
    'GET /cms/contents/*': authored,
  });
  return { client, fetch, provider: provideSingleItem(client, { contentKeyOrId: 'MCA', ...config }) };
}

it('C-007, C-041, C-042 a content is data of a page, with a link to its own', async () => {
  const { provider } = open();
  expect(await provider.load()).toEqual({
    contentKey: 'MCA',
    title: 'Rotors',
    contentBody: { title: 'Rotors' },
    contentType: { fullyQualifiedName: 'sfdc_cms__news', name: 'news' },
    urlName: null,
    link: {
      pageReference: {
        type: 'standard__managedContentPage',
        attributes: { contentTypeName: 'news', contentKey: 'MCA' },
      },
    },
  });
});

it('C-007 the link goes by the URL name where there is one; a body without a title has that of the content', async () => {
  const { client } = testClient({
    'GET /contents/*': { ...contentFixture('MCA'), urlName: 'rotors', contentBody: {} },
  });
  const item = await provideSingleItem(client, { contentKeyOrId: 'MCA' }).load();
  expect(item.title).toBe('Name');
  expect(item.link.pageReference.attributes.contentKey).toBe('rotors');
});

it.each([{}, { mcVersionId }, { isPreview: true }, { isPreview: true, mcVersionId: '' }])(
  'C-118 without a preview of a version (%j) what is delivered is read',
  async (config) => {
    const { fetch, provider } = open(config);
    expect((await provider.load()).preview).toBeUndefined();
    expect(fetch.requests.map(({ path }) => path)).toEqual([`${site}/delivery/contents/MCA`]);
    expect(provider.url).toBe(`${site}/delivery/contents/MCA`);
  },
);

it('C-043, C-044, C-119, X-46 in preview a version is read as its authors have it', async () => {
  const { fetch, provider } = open({ isPreview: true, mcVersionId, language: 'de' });
  const item = await provider.load();
  expect(fetch.requests).toMatchObject([
    { path: `${site}/contents/MCA`, query: { version: mcVersionId, language: 'de' } },
  ]);
  expect(item).toMatchObject({
    title: 'Draft',
    preview: { versionNumber: '2.0', language: 'de' },
    link: { pageReference: { state: { mcVersionId } } },
  });
});

it('C-143 the key is ingested any form that pages hold', async () => {
  for (const contentKeyOrId of [' MCA\n', { contentKey: 'MCA', url: '/x' }, { managedContentId: 'MCA' }]) {
    const { client, fetch, provider } = open({ contentKeyOrId });
    await provider.load();
    await getSingleItem(client, { contentKeyOrId: 'MCA' });
    expect(fetch.requests).toHaveLength(1);
  }
});

it('a content that is not named is not requested, and has no address', async () => {
  const { fetch, provider } = open({ contentKeyOrId: null });
  await expect(provider.load()).rejects.toMatchObject({ status: 400, code: 'INVALID_CONFIG' });
  expect(fetch.requests).toHaveLength(0);
});

it('a failure rejects with the error of the read', async () => {
  const { client } = testClient({ 'GET /contents/*': reply(404, [{ errorCode: 'NO', message: 'Gone.' }]) });
  const { load } = provideSingleItem(client, { contentKeyOrId: 'MCA' });
  await expect(load()).rejects.toMatchObject({ status: 404, message: 'Gone.' });
});
