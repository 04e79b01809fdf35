import { testEngines } from '@relab/database/testing';
import { type TestBrowser, type TestServer, testServer } from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentKey } from '../content-key.ts';
import { publishContent } from '../seeding/publish-content.ts';

const site = { id: '0DM000000000001AAA', name: 'Shop', languages: ['de', 'fr'] };
const otherSite = { id: '0DM000000000002AAA', name: 'Other shop', languages: [] };
const path = `/services/data/v63.0/connect/communities/${site.id}/managed-content/delivery/contents`;

const news = (name: string, title: string, body: string, language = 'en_US') => ({
  contentKey: contentKey(name),
  type: 'sfdc_cms__news',
  title,
  language,
  body: { title, body },
});

const many = Array.from({ length: 100 }, (_, index) =>
  news(`many-${index}`, `Guide ${index}`, `<p>About every instrument, most of all number${index}.</p>`),
);

const some = [
  news('mail', 'Write to us', 'By e-mail, or "by hand" (100%) at a/b; it\'s C:\\labs\\new, under the_name.'),
  news('creme', 'Crème brûlée', '<p class="hidden">Dessert <b>of</b> the lab</p>'),
  news('both', 'Weights', 'Calibrated scales'),
  news('both', 'Gewichte', 'Geeichte Waagen', 'de'),
];

describe.each(testEngines)('a search of visitors on %s', (engine) => {
  let shop: TestServer;
  let guest: TestBrowser;
  beforeAll(async () => {
    shop = await testServer(engine, {});
    guest = shop.browser();
    await publishContent(shop.database, { site, contents: [...many, ...some] });
    await publishContent(shop.database, {
      site: otherSite,
      contents: [news('elsewhere', 'Elsewhere', 'Told only there')],
    });
  });
  afterAll(() => shop.close());

  interface Found {
    readonly total: number;
    readonly items: readonly { readonly title: string }[];
  }
  const search = async (queryTerm: string, more: Readonly<Record<string, string>> = {}): Promise<Found> => {
    const { status, body } = await guest.get(`${path}?${new URLSearchParams({ queryTerm, ...more })}`);
    expect(status).toBe(200);
    return body as Found;
  };
  const titles = async (queryTerm: string, more: Readonly<Record<string, string>> = {}) =>
    (await search(queryTerm, more)).items.map(({ title }) => title);

  test('finds words by their beginnings in titles and bodies, each of them anywhere', async () => {
    expect(await titles('number17')).toEqual(['Guide 17']);
    expect(await titles('GUIDE instru number9', { pageSize: '250' })).toHaveLength(11);
    expect(await titles('guide dessert')).toEqual([]);
    expect(await titles('creme')).toEqual(['Crème brûlée']);
    expect(await titles('BRÛLÉE des*of')).toEqual(['Crème brûlée']);
    expect(await titles('umber17')).toEqual([]);
  });

  test('pages what all have in one order and says how many they are', async () => {
    const pages = await Promise.all(
      ['0', '1', '2', '3'].map((page) => search('instrument', { page, pageSize: '30' })),
    );
    const found = pages.flatMap(({ items }) => items.map(({ title }) => title));
    expect(pages.map(({ total, items }) => [total, items.length])).toEqual([
      [100, 30],
      [100, 30],
      [100, 30],
      [100, 10],
    ]);
    expect(new Set(found).size).toBe(100);
    expect((await search('instrument', { page: '9' })).items).toEqual([]);
  });

  test('takes marks as they are written, and finds neither tags nor attributes', async () => {
    for (const term of ['e-mail', '"by', '100%', 'a/b', "it's", 'C:\\labs', 'the_name', '(hand)'])
      expect([term, await titles(term)]).toEqual([term, ['Write to us']]);
    for (const term of ['%', '_name', "o'clock", '\\', '<b>', 'hidden', "'':A|", '& !x', '100_'])
      expect([term, await titles(term)]).toEqual([term, []]);
  });

  test('finds a content in the language that is delivered', async () => {
    expect(await titles('weights')).toEqual(['Weights']);
    expect(await titles('weights', { language: 'de' })).toEqual([]);
    expect(await titles('waagen', { language: 'de' })).toEqual(['Gewichte']);
    // Nobody wrote it in French: the shop's own language is delivered.
    expect(await titles('weights', { language: 'fr' })).toEqual(['Weights']);
    expect(await titles('dessert', { language: 'de' })).toEqual(['Crème brûlée']);
  });

  test('goes along with types, names and topics', async () => {
    expect(await titles('instrument', { managedContentType: 'card' })).toEqual([]);
    expect(await titles('number17', { managedContentType: 'news' })).toEqual(['Guide 17']);
    const keys = `${contentKey('many-1')},${contentKey('both')}`;
    expect(await titles('instrument', { 'contentKeys[]': keys })).toEqual(['Guide 1']);
    expect(await titles('instrument', { 'topics[]': 'none' })).toEqual([]);
  });

  test('finds what its channel delivers, as it is delivered now', async () => {
    expect(await titles('told')).toEqual([]);
    await publishContent(shop.database, { site, contents: [news('draft', 'Draft', 'Firstly written')] });
    expect(await titles('firstly')).toEqual(['Draft']);
    // A version that is not published.
    await sql`
      with later as (
        insert into managed_content_version (id, variant_id, number, title, url_name, body, created_date)
        select '5OU000000000001AAA', id, latest_number + 1, 'Draft', url_name, '{"title": "Draft", "body": "Secretly"}', now()
        from managed_content_variant where title = 'Draft' returning id, variant_id, number)
      update managed_content_variant x set latest_version_id = later.id, latest_number = later.number
      from later where x.id = later.variant_id`.execute(shop.database);
    expect([await titles('secretly'), await titles('firstly')]).toEqual([[], ['Draft']]);
    await publishContent(shop.database, { site, contents: [news('draft', 'Draft', 'Secondly written')] });
    expect([await titles('secondly'), await titles('firstly')]).toEqual([['Draft'], []]);
    await sql`delete from delivered_content where title = 'Draft'`.execute(shop.database);
    expect(await titles('secondly')).toEqual([]);
  });
});
