import { randomUUID } from 'node:crypto';
import { testEngines } from '@relab/database/testing';
import { type TestBrowser, type TestServer, testServer } from '@relab/test-server';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { purgeByAge } from '../retention/purge-by-age.ts';
import { beginOf } from '../retention/retention-rule.ts';

const path = '/analytics/events';
const minute = 60_000;

describe.each(testEngines)('analytics on %s', (engine) => {
  let shop: TestServer;
  let clock = Date.parse('2026-03-02T10:00:00Z');
  let addresses = 0;
  beforeAll(async () => {
    shop = await testServer(engine, { now: () => new Date(clock) });
  });
  beforeEach(async () => {
    clock += 2 * minute;
    await sql`delete from analytics_event`.execute(shop.database);
  });
  afterAll(() => shop.close());

  /** Somebody at an address of their own who agreed. */
  async function agreed(): Promise<TestBrowser> {
    const browser = shop.browser(`198.51.100.${++addresses}`);
    expect((await browser.post('/analytics/consent/yes')).status).toBe(204);
    return browser;
  }

  const event = (more: object = {}) => ({
    id: randomUUID(),
    kind: 'page-view',
    at: clock,
    visit: randomUUID(),
    siteName: 'Relab',
    pageName: 'Home',
    ...more,
  });
  const body = (...events: readonly object[]) => ({ visitor: randomUUID(), sentAt: clock, events });
  const kept = async <Row = Record<string, unknown>>(): Promise<readonly Row[]> =>
    (await sql<Row>`select * from analytics_event order by at, page_name`.execute(shop.database)).rows;
  const view = async (name: string): Promise<readonly unknown[]> =>
    (await sql`select * from ${sql.table(name)}`.execute(shop.database)).rows;

  test('S-021 what is sent is kept, with nothing of the address it came from', async () => {
    const browser = await agreed();
    const cart = [{ sku: 'LX-1', currency: 'EUR', title: 'Centrifuge', quantity: 2 }];
    const given = event({ kind: 'cart-view', pageName: 'Current_Cart', cart, secret: 'dropped' });
    const sent = body(given);
    expect(await browser.post(path, sent)).toMatchObject({ status: 204, body: '' });
    const rows = await kept();
    expect(rows).toMatchObject([
      {
        id: given.id,
        kind: 'cart-view',
        at: new Date(clock),
        visitor: sent.visitor,
        visit: given.visit,
        site_name: 'Relab',
        page_name: 'Current_Cart',
        search_term: null,
        cart,
      },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/198\.51|dropped/);
  });

  test('an event that comes again is kept once, in one request and in several at a time', async () => {
    const browser = await agreed();
    const twice = event();
    const sent = body(twice, twice, event({ pageName: 'Cart' }));
    const answers = await Promise.all([1, 2, 3].map(() => browser.post(path, sent)));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect((await kept()).length).toBe(2);
  });

  test('how long ago something was counts, not the clock of its browser', async () => {
    const browser = await agreed();
    const sentAt = Date.parse('2031-01-01T00:00:00Z');
    const hourAgo = event({ at: sentAt - 60 * minute, pageName: 'a' });
    const monthAgo = event({ at: sentAt - 30 * 1440 * minute, pageName: 'b' });
    const ahead = event({ at: sentAt + minute, pageName: 'c' });
    await browser.post(path, { ...body(hourAgo, monthAgo, ahead), sentAt });
    expect(
      (await kept<{ page_name: string; at: Date }>()).map(({ page_name, at }) => [page_name, at]),
    ).toEqual([
      ['b', new Date(clock - 7 * 1440 * minute)],
      ['a', new Date(clock - 60 * minute)],
      ['c', new Date(clock)],
    ]);
  });

  test.each([
    ['nobody chose', undefined, {}],
    ['somebody declined', 'no', {}],
    ['the browser asks with Global Privacy Control', 'yes', { 'sec-gpc': '1' }],
    ['the browser asks with Do Not Track', 'yes', { dnt: '1' }],
  ])('nothing is kept where %s', async (_, choice, headers) => {
    const browser = shop.browser(`198.51.100.${++addresses}`);
    if (choice) await browser.post(`/analytics/consent/${choice}`);
    expect(await browser.post(path, body(event()), headers)).toMatchObject({
      status: 403,
      body: [{ errorCode: 'INSUFFICIENT_ACCESS' }],
    });
    expect(await kept()).toEqual([]);
  });

  test('the choice is told, changed, and taken from no other site; a form leads back to its page', async () => {
    const browser = shop.browser();
    expect((await browser.get('/analytics/consent')).body).toEqual({ choice: null, isSignaled: false });
    await browser.post('/analytics/consent/yes');
    expect((await browser.get('/analytics/consent', { dnt: '1' })).body).toEqual({
      choice: 'yes',
      isSignaled: true,
    });
    const elsewhere = { 'sec-fetch-site': 'cross-site' };
    expect((await browser.post('/analytics/consent/no', undefined, elsewhere)).status).toBe(403);
    expect((await browser.post('/analytics/consent/perhaps')).status).toBe(404);
    expect(browser.cookies.get('relab_consent')).toBe('yes');
    const form = { accept: 'text/html', referer: 'http://shop.test//category/x?page=2#a' };
    const answer = await browser.post('/analytics/consent/no', undefined, form);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/category/x?page=2']);
    expect(answer.headers.getSetCookie().join('\n')).toMatch(
      /relab_consent=no; .*Max-Age=15552000[\s\S]*relab_visitor=; .*Max-Age=0/,
    );
    expect(answer.headers.getSetCookie().join()).not.toContain('HttpOnly');
  });

  test.each<[string, unknown]>([
    ['no body', undefined],
    ['no JSON', '{'],
    ['a list', []],
    ['no events', { visitor: randomUUID(), sentAt: 0, events: [] }],
    [
      'too many events',
      { visitor: randomUUID(), sentAt: 0, events: Array.from({ length: 21 }, () => event()) },
    ],
    ['a visitor with a name', { ...body(event()), visitor: 'Ada' }],
    ['another kind', body(event({ kind: 'keystroke' }))],
    ['an id that is none', body(event({ id: '1' }))],
    ['a moment that is none', body(event({ at: '2026-03-02' }))],
    ['a page without a name', body(event({ pageName: '' }))],
    ['a term without end', body(event({ searchTerm: 'x'.repeat(201) }))],
    ['what cannot be stored', body(event({ pageName: 'a\0b' }))],
    ['a cart that is none', body(event({ cart: { sku: 'x' } }))],
    ['one wrong among right ones', body(event(), event({ resultCount: -1 }))],
  ])('%s is refused, and nothing of it is kept', async (_, sent) => {
    const browser = await agreed();
    const { status, body: errors } = await browser.post(path, sent);
    expect(status).toBe(400);
    expect(errors).toContainEqual(
      expect.objectContaining({ errorCode: expect.any(String), message: expect.any(String) }),
    );
    expect(await kept()).toEqual([]);
  });

  test('a body of more than 64 kB is refused', async () => {
    const browser = await agreed();
    const { status, body: errors } = await browser.post(path, { ...body(event()), more: 'x'.repeat(66_000) });
    expect([status, errors]).toMatchObject([413, [{ message: 'The request body is larger than 64 kB.' }]]);
  });

  test('a flood of one address is refused for a minute, and others are not', async () => {
    const [flood, other] = [await agreed(), await agreed()];
    const statuses = new Map<number, number>();
    for (let count = 0; count < 65; count++) {
      const { status, headers } = await flood.post(path, body(event()));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 429) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect([...statuses]).toEqual([
      [204, 60],
      [429, 5],
    ]);
    expect((await other.post(path, body(event()))).status).toBe(204);
    clock += minute;
    expect((await flood.post(path, body(event()))).status).toBe(204);
  });

  test('what is older than the retention goes, and nothing else', async () => {
    const browser = await agreed();
    await browser.post(path, body(event({ pageName: 'old' })));
    clock += 400 * 1440 * minute;
    await browser.post(path, body(event({ pageName: 'new' })));
    const now = new Date(clock);
    const before = beginOf({ length: 13, unit: 'month' }, now) ?? now;
    const run = { database: shop.database, now, before, limit: 1_000, cursor: null };
    expect(await purgeByAge('analytics_event', 'at')(run)).toBeGreaterThan(0);
    expect((await kept<{ page_name: string }>()).map(({ page_name }) => page_name)).toEqual(['new']);
  });

  test('the dashboard: visits, searches in vain, the way to an order, the listings looked at most', async () => {
    const browser = await agreed();
    const [one, two] = [randomUUID(), randomUUID()];
    const product = { pageName: 'Product', objectApiName: 'Product2', recordId: '01t000000000001AAA' };
    await browser.post(
      path,
      body(
        event({ visit: one, ...product }),
        event({ visit: one, kind: 'cart-view' }),
        event({ visit: one, kind: 'checkout' }),
        event({ visit: one, pageName: 'Order' }),
        event({ visit: two, ...product }),
        event({ visit: two, kind: 'search', searchTerm: ' Zentrifuge', resultCount: 0 }),
        event({ visit: two, kind: 'search', searchTerm: 'zentrifuge', resultCount: 0 }),
        event({ visit: two, kind: 'search', searchTerm: 'centrifuge', resultCount: 7 }),
        event({ visit: two, kind: 'search', searchTerm: '', resultCount: 0 }),
      ),
    );
    expect(await view('analytics_visits_per_day')).toMatchObject([{ visits: 2, visitors: 1, page_views: 3 }]);
    expect(await view('analytics_searches_without_results')).toMatchObject([
      { term: 'zentrifuge', searches: 2, visitors: 1 },
    ]);
    expect(await view('analytics_funnel')).toMatchObject([
      { looked_at_a_listing: 2, opened_the_cart: 1, entered_checkout: 1, ordered: 1 },
    ]);
    expect(await view('analytics_top_listings')).toMatchObject([
      { product_id: '01t000000000001AAA', views: 2, visitors: 1 },
    ]);
  });
});
