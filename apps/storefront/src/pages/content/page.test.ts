import { reply, testClient } from '@relab/client/testing';
import { NotFound, Redirect } from '@relab/pages';
import { expect, test } from 'vitest';
import type { PageContext } from '../../page.ts';
import { page } from './page.tsx';

function open(response: unknown, search = '') {
  const { client, fetch } = testClient(
    { 'GET /contents/*': response, 'GET /contents/*/preview': response },
    { context: { siteId: '0DM000000000001AAA' } },
  );
  const context = {
    client,
    params: { contentKey: 'old' },
    url: new URL(`https://relab.example/content/old${search}`),
  };
  return { fetch, loaded: page.load(context as unknown as PageContext) };
}

const load = (response: unknown) => open(response).loaded;

const elsewhere = (movedTo: object) => reply(404, [{ errorCode: 'ITEM_NOT_FOUND', message: 'No.', movedTo }]);

const article = {
  contentKey: 'MCA',
  urlName: null,
  contentType: { fullyQualifiedName: 'sfdc_cms__news', name: 'News' },
};

test('an alias that a content has left leads to where it is, for good', async () => {
  await expect(load(elsewhere({ contentKeyOrUrlName: 'new name' }))).rejects.toMatchObject({
    href: '/content/new%20name',
    permanent: true,
  });
  await expect(load(elsewhere({ redirectUrl: 'https://lab.example/news' }))).rejects.toBeInstanceOf(Redirect);
});

test('an unknown content is not found, a published one is shown', async () => {
  await expect(load(reply(404, [{ errorCode: 'ITEM_NOT_FOUND', message: 'No.' }]))).rejects.toMatchObject({
    status: 404,
  });
  await expect(load(article)).resolves.toEqual(article);
  // By the name that it has in another language.
  await expect(load({ ...article, urlName: 'new' })).rejects.toMatchObject({ href: '/content/new' });
});

test('a form leads to its own page, and a part of pages is none', async () => {
  const ofType = (fullyQualifiedName: string) => ({
    ...{ contentKey: 'MCA', urlName: 'ask', contentType: { fullyQualifiedName, name: 'Of a type' } },
  });
  await expect(load(ofType('sfdc_cms__form'))).rejects.toMatchObject({ href: '/forms/ask', permanent: true });
  await expect(load(ofType('sfdc_cms__collection'))).rejects.toBeInstanceOf(NotFound);
});

const version = '5OU000000000001AAA';
const document = {
  contentKey: 'MCA',
  contentType: { fullyQualifiedName: 'sfdc_cms__news', name: 'News' },
  title: 'Draft',
  urlName: null,
  contentBody: { title: 'Draft' },
  versionNumber: '2.0',
  status: { label: 'Revised', status: 'Revised' },
  language: 'en_US',
};

test('S-085, S-221, C-044, C-119: in preview mode a version is read as authors read it', async () => {
  const { fetch, loaded } = open(document, `?preview=true&mcVersionId=${version}`);
  await expect(loaded).resolves.toMatchObject({ title: 'Draft', preview: { versionNumber: '2.0' } });
  expect(fetch.requests).toMatchObject([
    { path: '/services/data/v63.0/connect/sites/0DM000000000001AAA/cms/contents/old', query: { version } },
  ]);
});

test.each([
  '',
  `?mcVersionId=${version}`,
  '?preview=true',
  '?preview=true&mcVersionId=x',
  `?preview=1&mcVersionId=${version}`,
])(
  'S-086, S-221, C-118: outside of preview mode, or without a version, what is delivered is read (%j)',
  async (search) => {
    const { fetch, loaded } = open(article, search);
    await loaded;
    expect(fetch.requests.map(({ path }) => path)).toEqual([
      '/services/data/v63.0/connect/sites/0DM000000000001AAA/cms/delivery/contents/old',
    ]);
  },
);

test('a guest is asked to sign in for a preview, and what somebody may not read is not there', async () => {
  const search = `?preview=true&mcVersionId=${version}`;
  const loadWithStatus = (status: number) =>
    open(reply(status, [{ errorCode: 'NO', message: 'No.' }]), search).loaded;
  const next = encodeURIComponent(`/content/old${search}`);
  await expect(loadWithStatus(403)).rejects.toMatchObject({ href: `/login?next=${next}` });
  await expect(loadWithStatus(404)).rejects.toBeInstanceOf(NotFound);
});

const previewKey = 'a-key';
const byLink = `?preview=true&previewKey=${previewKey}`;

test('in preview mode a link shows its version, and says until when, to nobody else', async () => {
  const expirationDate = '2026-03-03T09:00:00.000Z';
  const { fetch, loaded } = open({ ...document, expirationDate }, byLink);
  const data = await loaded;
  expect(data).toMatchObject({ title: 'Draft', preview: { versionNumber: '2.0', expirationDate } });
  expect(fetch.requests).toMatchObject([
    {
      path: '/services/data/v63.0/connect/sites/0DM000000000001AAA/cms/contents/old/preview',
      query: { previewKey },
    },
  ]);
  expect(page.head(data, {} as PageContext)).toEqual({
    title: 'Draft',
    noIndex: true,
    isFramedBySite: true,
    description: undefined,
  });
});

test.each([
  [410, 410, 'This preview has ended'],
  [403, 403, 'This is no link to a preview'],
  [400, 403, 'This is no link to a preview'],
] as const)(
  'a link that is answered with %i is a page of status %i that says so',
  async (answered, status, title) => {
    const data = await open(reply(answered, [{ errorCode: 'NO', message: 'No.' }]), byLink).loaded;
    expect(page.head(data, {} as PageContext)).toEqual({ title, noIndex: true, status });
  },
);

test('without preview mode a key of a link opens nothing', async () => {
  const { fetch, loaded } = open(article, `?previewKey=${previewKey}`);
  await loaded;
  expect(fetch.requests.map(({ path }) => path)).toEqual([
    '/services/data/v63.0/connect/sites/0DM000000000001AAA/cms/delivery/contents/old',
  ]);
});
