import { testEngines } from '@relab/database/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Office, openOffice } from '../objects/office.fixture.ts';
import { seedContent } from '../seed/seed-content.ts';
import { siteId } from '../site/ids.ts';
import { crawlerFiles } from './crawler-files.ts';

const baseUrl = 'https://relab.example';

const all = (text: string, pattern: RegExp): readonly string[] =>
  Array.from(text.matchAll(pattern), ([, found = '']) => found);
const locations = (text: string) => all(text, /<loc>([^<]*)<\/loc>/g);

describe.each(testEngines)('sitemap and robots.txt on %s', (engine) => {
  let office: Office;
  let ask: (path: string, init?: RequestInit) => Promise<Response | undefined>;
  const read = async (path: string): Promise<string> => (await (await ask(path))?.text()) ?? '';
  const size = 100;

  beforeAll(async () => {
    office = await openOffice(engine);
    await seedContent(office.database);
    const files = crawlerFiles({ database: office.database, siteId, baseUrl, size });
    ask = (path, init) => files(new Request(baseUrl + path, init));
  });
  afterAll(() => office?.close());

  const everything = async (): Promise<readonly string[]> => {
    const parts = locations(await read('/sitemap.xml'));
    return (await Promise.all(parts.map((part) => read(part.slice(baseUrl.length))))).flatMap(locations);
  };

  test('the sitemap names its parts, none with more addresses than it may have, and when they changed', async () => {
    const index = await read('/sitemap.xml');
    const parts = locations(index);
    expect(parts.length).toBeGreaterThan(2);
    expect(all(index, /<lastmod>(\d{4}-\d\d-\d\dT[\d:.]+Z)<\/lastmod>/g)).toHaveLength(parts.length);
    for (const part of parts) {
      const text = await read(part.slice(baseUrl.length));
      const count = locations(text).length;
      expect(count).toBeGreaterThan(0);
      expect(count).toBeLessThanOrEqual(size);
    }
  });

  test('the sitemap has every public listing once in each language, categories, articles and fixed pages', async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from product2 where is_active and not is_deleted`.execute(
      office.database,
    );
    const found = await everything();
    expect(new Set(found).size).toBe(found.length);
    expect(found.filter((address) => address.includes('.example/product/'))).toHaveLength(
      rows[0]?.count ?? -1,
    );
    expect(found.filter((address) => address.includes('.example/de/product/'))).toHaveLength(
      rows[0]?.count ?? -1,
    );
    for (const path of ['/', '/de', '/sell', '/content/condition-grades', '/de/content/condition-grades'])
      expect(found).toContain(baseUrl + path);
    expect(found.some((address) => address.includes('/category/'))).toBe(true);
  });

  test('each address of the sitemap names the page in other languages', async () => {
    const [url = ''] = all(
      await read('/sitemaps/pages-1.xml'),
      /<url>(<loc>https:\/\/relab.example\/<\/loc>.*?)<\/url>/g,
    );
    expect(all(url, /hreflang="([^"]+)"/g)).toEqual(['en', 'de', 'x-default']);
    expect(all(url, /href="([^"]+)"/g)).toEqual([`${baseUrl}/`, `${baseUrl}/de`, `${baseUrl}/`]);
  });

  test('the sitemap leaves out withdrawn and reserved listings, and views without a page of their own', async () => {
    const clerk = await office.enter('clerk', 'clerk');
    const [withdrawn = '', reserved = ''] = await office.administrator.list('Product2', 'AllProducts');
    expect((await everything()).filter((address) => address.includes(reserved))).toHaveLength(2);
    await clerk.update(withdrawn, { IsActive: false });
    const policy = await clerk.create('CommerceEntitlementPolicy', {
      ...{ Name: 'Some', IsActive: true, CanViewProduct: true, CanViewPrice: true },
    });
    await clerk.create('CommerceEntitlementProduct', { PolicyId: policy, ProductId: reserved });
    const found = await everything();
    expect(found.filter((address) => address.includes(withdrawn) || address.includes(reserved))).toEqual([]);
    expect(found).not.toContain(`${baseUrl}/content/home`);
  });

  test('an unknown part of the sitemap, and any other address, is left to other handlers', async () => {
    for (const path of [
      '/',
      '/sitemaps/',
      '/sitemaps/products-0.xml',
      '/sitemaps/products-999.xml',
      '/sitemaps/x-1.xml',
    ])
      expect(await ask(path)).toBeUndefined();
    expect(await ask('/sitemap.xml', { method: 'POST' })).toBeUndefined();
  });

  test('the sitemap is revalidated by its ETag', async () => {
    const first = await ask('/sitemap.xml');
    const etag = first?.headers.get('etag') ?? '';
    expect(first?.headers.get('content-type')).toContain('application/xml');
    expect((await ask('/sitemap.xml', { headers: { 'if-none-match': etag } }))?.status).toBe(304);
    expect(await (await ask('/sitemap.xml', { method: 'HEAD' }))?.text()).toBe('');
  });

  test('robots.txt names the sitemap, and disallows private pages in each language', async () => {
    const lines = (await read('/robots.txt')).split('\n');
    expect(lines[0]).toBe('User-agent: *');
    for (const path of ['/services/', '/cart', '/de/cart', '/global-search'])
      expect(lines).toContain(`Disallow: ${path}`);
    expect(lines).not.toContain('Disallow: /');
    expect(lines).toContain(`Sitemap: ${baseUrl}/sitemap.xml`);
  });
});
