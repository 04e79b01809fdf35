import { describedCalls } from '@relab/contract/server';
import { testEngines } from '@relab/database/testing';
import { type TestBrowser, type TestResponse, type TestServer, testServer } from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentKey } from '../../content-key.ts';
import { publishContent } from '../../seeding/publish-content.ts';

const site = { id: '0DM000000000001AAA', name: 'Shop', languages: ['de'] };
const cms = '/services/data/v63.0/connect/cms';
const delivery = `/services/data/v63.0/connect/sites/${site.id}/cms/delivery/contents`;

interface Written {
  readonly urlAlias: string;
  readonly target: string;
  readonly language?: string;
}

describe.each(testEngines)('redirects of a space on %s', (engine) => {
  let shop: TestServer;
  let publisher: TestBrowser;
  let path: string;

  const follows = (callId: string, { status, body }: TestResponse): void => {
    const schema = describedCalls.find(({ call }) => call.id === callId)?.responses[status];
    expect(schema, `${callId} ${status}`).toBeDefined();
    expect(schema?.safeParse(body).error).toBeUndefined();
  };
  const write = async (...redirects: readonly Written[]) => {
    const answer = await publisher.post(path, { redirects });
    follows('writeSpaceRedirects', answer);
    const { results } = answer.body as { results: { outcome: string; message: string | null }[] };
    return results.map(({ outcome, message }) => (message === null ? outcome : `${outcome}: ${message}`));
  };
  const to = (urlAlias: string, target: string, more: object = {}): Written => ({
    urlAlias,
    target,
    ...more,
  });
  const list = async (query = '') => {
    const answer = await publisher.get(`${path}${query}`);
    follows('getSpaceRedirects', answer);
    return answer.body as {
      redirects: { urlAlias: string; leadsTo: string | null; managedContentWebUrlId: string }[];
      nextPageToken: string | null;
      total: number | null;
    };
  };
  const pairs = async (query = '') =>
    (await list(query)).redirects.map(({ urlAlias, leadsTo }) => `${urlAlias} ${leadsTo}`);
  /** Where whoever opens a name is led. */
  const movedTo = async (name: string): Promise<unknown> => {
    const { status, body } = await shop.browser().get(`${delivery}/${name}`);
    return status === 404 ? (body as [{ movedTo?: unknown }])[0].movedTo : status;
  };

  beforeAll(async () => {
    shop = await testServer(engine, {
      pages: {
        content: ({ contentKey: key, urlName, language }) =>
          `${language === 'de' ? '/de' : ''}/content/${urlName ?? key}`,
        record: () => undefined,
      },
    });
    const article = (name: string, language = 'en_US') => ({
      contentKey: contentKey(name),
      type: 'sfdc_cms__news',
      ...{ title: name, urlName: name, language, body: { title: name } },
    });
    await publishContent(shop.database, { site, contents: [article('about'), article('rotors')] });
    publisher = await shop.signedIn('publisher@example.com', ['publisher']);
    const { id } = (await publisher.get(`${cms}/spaces/shop`)).body as { id: string };
    path = `${cms}/spaces/${id}/redirects`;
  });
  afterAll(() => shop.close());

  test('old names lead to contents, to pages and to other sites, and say where on the site at once', async () => {
    expect(
      await write(
        to('about-us', 'about'),
        to('/content/old-rotors?utm=1', '/de/content/rotors'),
        to('old-cart', '/cart'),
        to('partner', 'https://partner.example/lab?x=1'),
      ),
    ).toEqual(['Created', 'Created', 'Created', 'Created']);
    expect(await movedTo('about-us')).toEqual({ contentKeyOrUrlName: 'about' });
    expect(await movedTo('old-rotors')).toEqual({ contentKeyOrUrlName: 'rotors' });
    expect(await movedTo('old-cart')).toEqual({ redirectUrl: '/cart' });
    expect(await movedTo('partner')).toEqual({ redirectUrl: 'https://partner.example/lab?x=1' });
    expect(await pairs()).toEqual([
      'about-us /content/about',
      'old-cart /cart',
      'old-rotors /content/rotors',
      'partner https://partner.example/lab?x=1',
    ]);
    expect(await pairs('?queryTerm=ROTOR')).toEqual(['old-rotors /content/rotors']);
    expect(await pairs('?queryTerm=partner.example')).toHaveLength(1);
    expect(await pairs('?queryTerm=%25')).toEqual([]);
  });

  test('the same once more changes nothing, and another target replaces the one before', async () => {
    expect(await write(to('about-us', 'about'))).toEqual(['Unchanged']);
    expect(await write(to('old-cart', '/checkout'))).toEqual(['Updated']);
    expect(await movedTo('old-cart')).toEqual({ redirectUrl: '/checkout' });
  });

  test('a chain becomes direct, whether it is stored, comes in one file, or comes later', async () => {
    expect(
      await write(to('first', '/content/second'), to('second', 'third'), to('third', 'about-us')),
    ).toEqual(['Created', 'Created', 'Created']);
    expect(await movedTo('first')).toEqual({ contentKeyOrUrlName: 'about' });
    expect(await write(to('via-cart', 'old-cart'))).toEqual(['Created']);
    expect(await movedTo('via-cart')).toEqual({ redirectUrl: '/checkout' });
    // One that was written by hand to a name that becomes a redirect only now.
    await sql`update managed_content_web_url set redirect_url = '/content/later' where url_alias = 'via-cart'`.execute(
      shop.database,
    );
    expect(await write(to('later', '/orders'))).toEqual(['Created']);
    expect(await movedTo('via-cart')).toEqual({ redirectUrl: '/orders' });
  });

  test('a circle is rejected, within a file and with what is stored', async () => {
    expect(await write(to('self', 'self'))).toEqual(['Rejected: It leads back to self.']);
    expect(await write(to('ring-a', 'ring-b'), to('ring-b', '/content/ring-a'))).toEqual([
      'Rejected: It leads back to ring-a.',
      'Rejected: It leads back to ring-b.',
    ]);
    expect(await movedTo('ring-a')).toBeUndefined();
    await write(to('one', '/cart'));
    await sql`update managed_content_web_url set redirect_url = '/content/two' where url_alias = 'one'`.execute(
      shop.database,
    );
    expect(await write(to('two', 'one'))).toEqual(['Rejected: It leads back to two.']);
  });

  test('a line that is wrong says why, and the others are written', async () => {
    const results = await write(
      to('Not a name', 'about'),
      to('to-nothing', 'no-such-content'),
      to('script', 'javascript:alert(1)'),
      to('elsewhere', '//evil.example'),
      to('/category/x', 'about'),
      to('about', 'rotors'),
      to('french', 'about', { language: 'fr' }),
      to('twice', 'about'),
      to('twice', 'rotors'),
      to('german', 'about', { language: 'de' }),
    );
    expect(results.map((result) => result.split(':')[0])).toEqual([
      ...Array(7).fill('Rejected'),
      'Created',
      'Rejected',
      'Created',
    ]);
    expect(results[1]).toContain('no-such-content');
    expect(results[5]).toContain('needs another URL name first');
    expect(await movedTo('about')).toBe(200);
    expect(await movedTo('twice')).toEqual({ contentKeyOrUrlName: 'about' });
  });

  test('a redirect is taken away, but no address that a content has', async () => {
    await write(to('gone', '/cart'));
    const [row] = (await list('?queryTerm=gone')).redirects;
    const one = `${path}/${row?.managedContentWebUrlId}`;
    expect((await publisher.send('DELETE', one)).status).toBe(204);
    expect((await publisher.send('DELETE', one)).status).toBe(404);
    expect(await movedTo('gone')).toBeUndefined();
    const { rows } = await sql<{ id: string }>`
      select id from managed_content_web_url where url_alias = 'about' and is_current`.execute(shop.database);
    expect((await publisher.send('DELETE', `${path}/${rows[0]?.id}`)).status).toBe(404);
    expect(await movedTo('about')).toBe(200);
  });

  test('a content that is published under an old name takes its place', async () => {
    await write(to('wanted', 'https://elsewhere.example/'));
    const created = await publisher.post(`${cms}/contents`, {
      ...{ contentSpaceOrFolderId: path.split('/')[7], contentType: 'sfdc_cms__news', title: 'Wanted' },
      ...{ contentBody: { title: 'Wanted' }, urlName: 'wanted' },
    });
    const { managedContentVariantId } = created.body as { managedContentVariantId: string };
    const published = await publisher.post(`${cms}/contents/publish`, {
      variantIds: [managedContentVariantId],
    });
    expect(published.status).toBe(201);
    expect(await movedTo('wanted')).toBe(200);
    expect(await pairs('?queryTerm=wanted')).toEqual([]);
  });

  test('pages follow each other without gaps, each row once', async () => {
    const first = await list('?pageSize=3');
    const seen = first.redirects.map(({ urlAlias }) => urlAlias);
    for (let token = first.nextPageToken; token !== null; ) {
      const page = await list(`?pageSize=3&pageToken=${encodeURIComponent(token)}`);
      expect(page.total).toBeNull();
      seen.push(...page.redirects.map(({ urlAlias }) => urlAlias));
      token = page.nextPageToken;
    }
    expect(seen).toHaveLength(first.total ?? -1);
    expect(seen).toEqual([...new Set(seen)].toSorted());
    expect((await publisher.get(`${path}?pageToken=nonsense`)).status).toBe(400);
  });
});
