import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type ApiError, createBodyBudget } from '@relab/server/http';
import { createCircuitBreaker } from '@relab/server/limits';
import { expect, test } from 'vitest';
import { createUpstream } from './call-upstream.ts';
import { startScripted } from './scripted-server.fixture.ts';
import { createUpstreamPressure } from './upstream-pressure.ts';

const here = 'https://pages.example';
const path = '/services/data/v63.0/commerce/webstores/0ZE/carts/current';

async function callThrough(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  init: RequestInit = {},
  options: { readonly patience?: number; readonly isAway?: boolean; readonly path?: string } = {},
) {
  const { origin, close } = await startScripted(answer);
  if (options.isAway) await close();
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  const clock = { now: 0 };
  const now = () => clock.now;
  const breaker = createCircuitBreaker({ name: 'upstream', failures: 3, openFor: 3_000, now });
  const pressure = createUpstreamPressure({ log, now });
  const { send, waiting } = createUpstream({ origin, log, breaker, pressure, ...options });
  const call = (more: RequestInit = init, address = '192.0.2.7') => {
    const memory = createBodyBudget()({ isGuest: async () => true });
    const request = new Request(here + (options.path ?? path), more);
    return send({ request, address, secure: true, memory });
  };
  return { outcome: call(), call, waiting, lines, clock, breaker, pressure };
}

const json =
  (status: number, body: unknown, headers: Record<string, string | string[]> = {}) =>
  (_: IncomingMessage, response: ServerResponse) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body));

test('a call arrives with what it needs, and with no cookie that the other server has not given', async () => {
  const seen: IncomingMessage[] = [];
  const { outcome } = await callThrough(
    (request, response) => {
      seen.push(request);
      json(200, { cartId: '0a6' }, { etag: '"1"', server: 'inside' })(request, response);
    },
    {
      headers: {
        cookie: 'relab_guest_cart=0a6; upstream.relab_guest=secret; upstream.sid=a=b',
        origin: here,
        authorization: 'Bearer x',
        'accept-language': 'de',
      },
    },
  );
  const response = await outcome;
  expect(await response.json()).toEqual({ cartId: '0a6' });
  expect(seen[0]?.url).toBe(path);
  expect(seen[0]?.headers).toMatchObject({
    cookie: 'relab_guest=secret; sid=a=b',
    'accept-language': 'de',
    'x-forwarded-for': '192.0.2.7',
  });
  expect(seen[0]?.headers).not.toHaveProperty('authorization');
  expect(seen[0]?.headers).not.toHaveProperty('origin');
  expect(response.headers.get('etag')).toBe('"1"');
  expect(response.headers.has('server')).toBe(false);
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
});

test('its cookies become cookies of this host under names of their own', async () => {
  const { outcome } = await callThrough(
    json(
      200,
      {},
      { 'set-cookie': ['sid=1; Domain=shop.example; Path=/services; HttpOnly; SameSite=Lax', 'b=2'] },
    ),
  );
  expect((await outcome).headers.getSetCookie()).toEqual([
    'upstream.sid=1; Path=/; HttpOnly; SameSite=Lax; Secure',
    'upstream.b=2; Path=/; Secure',
  ]);
});

test.each([
  [401, {}],
  [404, {}],
  [429, { 'retry-after': '17' }],
] as const)('what it answers with %s is for the visitor as it is', async (status, headers) => {
  const body = [{ errorCode: 'REQUEST_LIMIT_EXCEEDED', message: 'Too many.' }];
  const response = await (await callThrough(json(status, body, headers))).outcome;
  expect([response.status, await response.json()]).toEqual([status, body]);
  expect(response.headers.get('retry-after')).toBe('retry-after' in headers ? '17' : null);
});

test('of a server that is away a read says that nothing was changed, and a write that it may have been', async () => {
  const read = await callThrough(json(200, {}), {}, { isAway: true });
  await expect(read.outcome).rejects.toMatchObject({
    status: 503,
    message: 'The shop cannot be reached. Nothing was changed: please try again in a moment.',
    headers: { 'Retry-After': '5' },
  });
  expect(read.lines[0]).toMatch(/^http:\/\/127\.0\.0\.1:\d+ cannot be reached: GET \/services/);
  const write = await callThrough(json(200, {}), { method: 'POST', body: '{}' }, { isAway: true });
  await expect(write.outcome).rejects.toThrow('look before you send it again');
});

test('a server that is too slow is left', async () => {
  const { outcome } = await callThrough(() => undefined, {}, { patience: 50 });
  await expect(outcome).rejects.toMatchObject({
    status: 503,
    message: expect.stringContaining('takes too long to answer'),
  });
});

test('a proxy before a server that is away counts as that, whatever its page says', async () => {
  const page = (_: IncomingMessage, response: ServerResponse) =>
    void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
  await expect((await callThrough(page)).outcome).rejects.toMatchObject({ status: 503 });
});

test.each([
  ['a page', 200, { 'content-type': 'text/html' }],
  ['a redirect', 302, { location: 'https://elsewhere.example/' }],
] as const)(
  '%s in place of a call is shown to nobody, and the operator reads why',
  async (_, status, headers) => {
    const answer = (_request: IncomingMessage, response: ServerResponse) =>
      void response.writeHead(status, headers).end('<script>1</script>');
    const { outcome, lines } = await callThrough(answer);
    await expect(outcome).rejects.toMatchObject({ status: 502 });
    expect(lines[0]).toContain('is RELAB_UPSTREAM the address of a shop?');
  },
);

test('a drawing comes through in a sandbox, and a document without, as a browser shows none in it', async () => {
  const typed = (type: string) => (_: IncomingMessage, response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': type }).end('x');
  const media = { path: '/cms/delivery/media/MC1' };
  const drawing = await (await callThrough(typed('image/svg+xml'), {}, media)).outcome;
  expect(drawing.headers.get('content-security-policy')).toContain('sandbox');
  const document = await (await callThrough(typed('application/pdf'), {}, media)).outcome;
  expect(document.headers.get('content-security-policy')).not.toContain('sandbox');
});

const failure = (call: Promise<Response>) =>
  call.then(
    ({ status }) => ({ status }),
    (error: unknown) => error as ApiError,
  );

test('a server that is away is not called for a while, and then by one call that finds out', async () => {
  const state = { status: 502, calls: 0 };
  const { outcome, call, clock, breaker } = await callThrough((_, response) => {
    state.calls += 1;
    response.writeHead(state.status, { 'content-type': 'application/json' }).end('{}');
  });
  // What it says of itself in the form of a call is for the visitor.
  expect((await outcome).status).toBe(502);
  await call();
  await call();
  expect([state.calls, breaker.state()]).toEqual([3, 'open']);
  expect(await failure(call({ method: 'POST', body: '{}' }))).toMatchObject({
    status: 503,
    message: expect.stringContaining('Nothing was changed'),
    headers: { 'Retry-After': '3' },
  });
  expect(state.calls).toBe(3);
  state.status = 200;
  clock.now += 3_000;
  const [first, second] = await Promise.all([failure(call()), failure(call())]);
  expect([first.status, second.status, state.calls]).toEqual([200, 503, 4]);
  expect((await call()).status).toBe(200);
});

test('slow responses open the breaker, and calls that wait are counted', async () => {
  const { outcome, call, waiting, breaker } = await callThrough(() => undefined, {}, { patience: 60 });
  const others = [call(), call()].map(failure);
  await expect.poll(waiting).toBe(3);
  await failure(outcome);
  await Promise.all(others);
  expect([breaker.state(), waiting()]).toEqual(['open', 0]);
});

test('a response that begins in time may take longer, as long as it goes on', async () => {
  const { outcome } = await callThrough(
    async (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      for (let count = 0; count < 4; count++) {
        response.write(' ');
        await pause(60);
      }
      response.end('{"all":true}');
    },
    {},
    { patience: 150 },
  );
  expect(await (await outcome).json()).toEqual({ all: true });
  const { outcome: stuck } = await callThrough(
    (_, response) => void response.writeHead(200, { 'content-type': 'application/json' }).write(' '),
    {},
    { patience: 60 },
  );
  await expect((await stuck).text()).rejects.toThrow('broke off');
});

test('429 and 503 with a time are the visitor’s, close no breaker, and put the server under pressure', async () => {
  const limited = await callThrough(json(503, [], { 'retry-after': '20' }));
  await limited.outcome;
  for (let count = 0; count < 4; count++) await limited.call();
  expect([limited.breaker.state(), limited.pressure.isPressed()]).toEqual(['closed', true]);
  limited.clock.now += 20_000;
  expect(limited.pressure.isPressed()).toBe(false);
  const { outcome, call, pressure } = await callThrough(json(429, [], { 'retry-after': '20' }));
  await outcome;
  for (let count = 0; count < 6; count++) await call();
  expect(pressure.isPressed()).toBe(false);
  await call({}, '192.0.2.8');
  await call({}, '192.0.2.9');
  expect(pressure.isPressed()).toBe(true);
});
