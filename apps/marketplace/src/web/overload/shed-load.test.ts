import type { LoadLevel } from '@relab/server/load';
import { expect, test } from 'vitest';
import { createFailurePage } from './failure-page.ts';
import { shedLoad } from './shed-load.ts';

const settings = {
  siteName: 'Relab',
  origin: 'http://shop.test',
  webstoreId: '0ZE000000000001AAA',
  siteId: '0DM000000000001AAA',
  marketplaceCategory: { id: '0ZG000000000001AAA', urlName: 'marketplace' },
  homeView: 'home',
  quoteFormUrl: '/sell',
};

function createShedding(hasFailurePage = true) {
  const state: { level: LoadLevel } = { level: 'normal' };
  const shed: string[] = [];
  const errors: unknown[] = [];
  const rendered = createFailurePage({ settings, log: (error) => errors.push(error) });
  const respond = shedLoad({
    load: () => ({ level: state.level, sample: { loopDelay: 0, memory: 0, waiting: 0 } }),
    hasSession: (request) => request.headers.get('cookie') === 'session',
    failurePage: hasFailurePage ? rendered : () => Promise.reject(new Error('not built')),
    observer: { shed: (priority) => shed.push(priority) },
    log: (error) => errors.push(error),
  });
  const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    respond(new Request(`http://shop.test${path}`, { headers }));
  return { state, shed, errors, get };
}

const html = { accept: 'text/html,application/xhtml+xml' };
const served = async (get: ReturnType<typeof createShedding>['get']): Promise<readonly string[]> => {
  const requests: Readonly<Record<string, Promise<Response | undefined>>> = {
    guest: get('/global-search/x', html),
    session: get('/services/data/v63.0/ui-api/records/1', { cookie: 'session' }),
    order: get('/cart', html),
    health: get('/healthz'),
    readiness: get('/readyz'),
  };
  const names = await Promise.all(
    Object.entries(requests).map(async ([name, response]) => ((await response) ? [] : [name])),
  );
  return names.flat();
};

test.each<[LoadLevel, readonly string[]]>([
  ['normal', ['guest', 'session', 'order', 'health', 'readiness']],
  ['busy', ['session', 'order', 'health', 'readiness']],
  ['overloaded', ['order', 'health', 'readiness']],
  ['critical', ['health', 'readiness']],
])('at %s %j are served', async (level, names) => {
  const { state, get, shed } = createShedding();
  state.level = level;
  expect(await served(get)).toEqual(names);
  expect(shed).toHaveLength(5 - names.length);
});

test('a browser is shown the error page in its language, from where it can try again', async () => {
  const { state, errors, get } = createShedding();
  state.level = 'busy';
  for (const [path, lang, heading] of [
    ['/global-search/a?page=2', 'en', 'This page could not be shown'],
    ['/de/global-search/a', 'de', 'Diese Seite konnte nicht gezeigt werden'],
  ] as const) {
    const response = await get(path, html);
    const body = (await response?.text()) ?? '';
    expect(response?.status).toBe(503);
    expect(Number(response?.headers.get('retry-after'))).toBeGreaterThanOrEqual(5);
    expect(response?.headers.get('cache-control')).toContain('no-store');
    expect(body).toContain(`lang="${lang}`);
    expect(body).toContain(heading);
    expect(body).toMatch(/<a [^>]*href=""[^>]*>(?:Try again|Noch einmal versuchen)</);
    expect(body).not.toContain('<script');
    expect(body).not.toMatch(/again(?:=|%3D)1/);
    expect(response?.headers.get('content-security-policy')).not.toContain('nonce');
  }
  expect(errors).toEqual([]);
});

test('a call is answered by an error of its form, in its language', async () => {
  const { state, get } = createShedding();
  state.level = 'critical';
  const response = await get('/services/data/v63.0/ui-api/records/1', { 'accept-language': 'de' });
  expect(response?.status).toBe(503);
  expect(response?.headers.has('retry-after')).toBe(true);
  expect(await response?.json()).toEqual([
    { errorCode: 'SERVER_UNAVAILABLE', message: expect.stringContaining('zu viel zu tun') },
  ]);
});

test('an error page that cannot be rendered is an error of calls', async () => {
  const { state, errors, get } = createShedding(false);
  state.level = 'busy';
  const response = await get('/guides', html);
  expect([response?.status, response?.headers.get('content-type')]).toEqual([
    503,
    'application/json; charset=utf-8',
  ]);
  expect(errors).toHaveLength(1);
});
