import { testEngines } from '@relab/database/testing';
import { type TestServer, testServer } from '@relab/test-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentKey } from '../content-key.ts';
import { publishContent } from '../seeding/publish-content.ts';
import { publicContents } from './public-contents.ts';

const site = { id: '0DM000000000001AAA', name: 'Shop' };
const data = '/services/data/v63.0/connect';

describe.each(testEngines)('what authors say of pages on %s', (engine) => {
  let shop: TestServer;
  beforeAll(async () => {
    shop = await testServer(engine, {
      pages: {
        content: ({ contentKey: key, urlName }) => `/content/${urlName ?? key}`,
        record: () => undefined,
      },
    });
    const page = (name: string, head: Readonly<Record<string, string | boolean>>) => ({
      ...{ contentKey: contentKey(name), type: 'sfdc_cms__news', title: name, urlName: name },
      body: { title: name, excerpt: 'The excerpt.', head },
    });
    await publishContent(shop.database, {
      site,
      contents: [
        page('plain', {}),
        page('said', { title: 'Said', description: 'More.', canonicalUrl: '/guides' }),
        page('hidden', { noIndex: true }),
        page('odd', { title: ' ', noIndex: false }),
      ],
    });
  });
  afterAll(() => shop.close());

  const seo = async (name: string) =>
    (await shop.browser().get(`${data}/communities/${site.id}/seo/properties/${name}`)).body;

  test('metadata for search engines is the author’s, else that of the text', async () => {
    const plain = { description: 'The excerpt.', isSeoIndexed: true };
    expect(await seo('plain')).toMatchObject({ ...plain, title: 'plain' });
    expect(await seo('odd')).toMatchObject({ ...plain, title: 'odd' });
    const { canonicalUrl, ...said } = (await seo('said')) as { canonicalUrl: string };
    expect(said).toMatchObject({ title: 'Said', description: 'More.', isSeoIndexed: true });
    expect(new URL(canonicalUrl).pathname).toBe('/guides');
    expect(await seo('hidden')).toMatchObject({ isSeoIndexed: false });
  });

  test('the sitemap leaves out what is kept from search engines or is at another address', async () => {
    const names = (await publicContents(shop.database, site.id)).map(({ urlName }) => urlName);
    expect(names.toSorted()).toEqual(['odd', 'plain']);
  });

  test.each([
    [{ canonicalUrl: 'javascript:alert(1)' }, 'head.canonicalUrl'],
    [{ canonicalUrl: '//evil.example' }, 'head.canonicalUrl'],
    [{ title: 'x'.repeat(256) }, 'head.title'],
    [{ description: 'x'.repeat(501) }, 'head.description'],
    [{ noIndex: 'yes' }, 'head.noIndex'],
  ])('%j is not stored', async (head, path) => {
    const author = await shop.signedIn('author@example.com', ['author']);
    const { id } = (await author.get(`${data}/cms/spaces/shop`)).body as { id: string };
    const answer = await author.post(`${data}/cms/contents`, {
      ...{ contentSpaceOrFolderId: id, contentType: 'sfdc_cms__news', title: 'x' },
      contentBody: { title: 'x', head },
    });
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).toContain(path);
  });
});
