import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGuest, findProducts, placeOrder } from '../start/guest.fixture.ts';
import { buildOnce, type DataFolder, openDataFolder, type Started } from '../start/started.fixture.ts';

// One marketplace plays the org, another process shows its shop.
let org: DataFolder;
let pages: DataFolder;
let there: Started;
let here: Started;
let orgAddress: string;
let address: string;

beforeAll(async () => {
  await buildOnce();
  [org, pages] = await Promise.all([openDataFolder(), openDataFolder()]);
  there = org.begin();
  orgAddress = await there.address;
  here = pages.begin({ RELAB_UPSTREAM: orgAddress, RELAB_METRICS_PORT: '0' });
  address = await here.address;
}, 180_000);
afterAll(async () => {
  await Promise.all([org?.close(), pages?.close()]);
});

const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;

test('a visitor finds, buys and sees again what is sold on the other server, in its session there', async () => {
  const visitor = createGuest(() => address);
  const [productId = ''] = await findProducts(visitor);
  const confirmation = await placeOrder(visitor, productId);
  const { status, body } = await visitor.get(confirmation);
  expect(status).toBe(200);
  const orderNumber = /RL-\d{4}-\d+/.exec(body)?.[0];
  expect(orderNumber).toBeDefined();
  // It is the other server's order: nobody else has it here, and there it is sold.
  expect((await createGuest(() => address).get(confirmation)).status).toBe(303);
  expect(await findProducts(createGuest(() => orgAddress))).not.toContain(productId);
});

test('what browsers call goes to the other server, pictures too, and no program gets a token through here', async () => {
  const versions = await fetch(`${address}/services/data`);
  expect(await versions.json()).toContainEqual(expect.objectContaining({ version: expect.any(String) }));
  const home = await (await fetch(address)).text();
  const picture = /\/cms\/delivery\/media\/[\w-]+\?[^"\s]+/.exec(home)?.[0].replaceAll('&amp;', '&') ?? '';
  const { headers } = await fetch(address + picture);
  expect(headers.get('content-type')).toMatch(/^image\//);
  expect(await statusOf(`${address}/services/oauth2/token`)).toBe(404);
});

test('a page of another site cannot write through here with a visitor’s cookies', async () => {
  const response = await fetch(`${address}/services/identity/sign-out`, {
    method: 'POST',
    headers: { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' },
  });
  expect(response.status).toBe(403);
});

test('while the other server is away pages say what is safe, and this process is alive but not ready', async () => {
  expect(await statusOf(`${address}/readyz`)).toBe(200);
  there.child.kill('SIGKILL');
  await there.ended;
  const response = await fetch(`${address}/global-search/centrifuge`);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  const shown = await response.text();
  expect(shown).toContain('<h1');
  // Somebody who reports it names the request as the log does.
  const requestId = response.headers.get('x-request-id') ?? '';
  expect(requestId).toMatch(/^[\w-]{36}$/);
  expect(shown).toContain(`name this reference: ${requestId}`);
  expect(await statusOf(`${address}/healthz`)).toBe(200);
  expect(await statusOf(`${address}/readyz`)).toBe(503);
  // By now it is known to be away: nobody waits for it any more.
  await Promise.all(Array.from({ length: 8 }, () => statusOf(`${address}/services/data`)));
  const metrics = await (await fetch(/^Metrics +(\S+)$/m.exec(here.output())?.[1] ?? '')).text();
  expect(metrics).toMatch(/^relab_service_state\{service="upstream"\} [12]$/m);
  expect(metrics).toMatch(/^relab_load_level 0$/m);
  expect(metrics).toMatch(/^relab_http_requests_total\{.*status="503"\} \d+$/m);
  const call = await fetch(`${address}/services/data`);
  expect([call.status, await call.json()]).toEqual([
    503,
    [{ errorCode: 'SERVER_UNAVAILABLE', message: expect.stringContaining('Nothing was changed') }],
  ]);
});

test('it starts before the other server does, and ends its start where that is no shop', async () => {
  const early = pages.begin({ RELAB_UPSTREAM: 'http://127.0.0.1:9' });
  const response = await fetch(await early.address);
  expect([response.status, await response.text()]).toEqual([
    503,
    expect.stringContaining('The shop cannot be reached'),
  ]);
  const page = await fetch(await early.address, { headers: { accept: 'text/html' } });
  expect(page.status).toBe(503);
  const text = await page.text();
  expect(text).toContain('This page could not be shown');
  expect(text).not.toMatch(/href="[^"]*\/category\/\/?"/);
  // The pages themselves are a server too, but none of records where their own upstream is away.
  const wrong = pages.begin({ RELAB_UPSTREAM: 'http://127.0.0.1:9/services' });
  expect(await wrong.ended).toBe(1);
  expect(wrong.errors()).toContain('RELAB_UPSTREAM is an address without a path');
});
