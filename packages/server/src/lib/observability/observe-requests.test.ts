import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { type Handler, listen } from '../node/listen.ts';
import { observeRequests } from './observe-requests.ts';
import { combineObservers, type RequestFacts } from './observer.ts';
import { currentTrace } from './request-trace.ts';
import { traceStatements } from './statement-trace.ts';

// Listening replaces both for the whole process, which other test files share.
const { Request, Response } = globalThis;
afterAll(() => Object.assign(globalThis, { Request, Response }));

async function observed(handler: Handler, trustProxy = false) {
  const seen: RequestFacts[] = [];
  const observer = combineObservers([traceStatements, { request: (facts) => seen.push(facts) }]);
  const listening = await listen('127.0.0.1', 0);
  onTestFinished(() => listening.drain());
  listening.serve(handler, observeRequests(observer, trustProxy));
  return { seen, observer, origin: `http://127.0.0.1:${listening.port}` };
}

test('a request is observed with its id, path, status, statements and user once it is over', async () => {
  const { seen, observer, origin } = await observed(async () => {
    observer.statement({ text: 'select 1', duration: 2, isFailed: false });
    await pause(1);
    observer.statement({ text: 'select 2', duration: 3, isFailed: true });
    const trace = currentTrace();
    if (trace) trace.userId = '005AB';
    return new Response('made', { status: 201 });
  });
  const response = await fetch(`${origin}/orders?token=secret`, { method: 'POST', body: 'x' });
  expect(await response.text()).toBe('made');
  await vi.waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]).toMatchObject({
    method: 'POST',
    path: '/orders',
    status: 201,
    userId: '005AB',
    address: '127.0.0.1',
    statements: 2,
    statementTime: 5,
  });
  expect(response.headers.get('x-request-id')).toBe(seen[0]?.requestId);
  expect(seen[0]?.duration).toBeGreaterThan(0);
});

test('requests at once are counted apart', async () => {
  const { seen, observer, origin } = await observed(async (incoming) => {
    const count = Number(new URL(incoming.url).pathname.slice(1));
    for (let made = 0; made < count; made++) {
      await pause(1);
      observer.statement({ text: '', duration: 1, isFailed: false });
    }
    return new Response();
  });
  await Promise.all([1, 2, 3, 4].map((count) => fetch(`${origin}/${count}`)));
  await vi.waitFor(() => expect(seen).toHaveLength(4));
  expect(seen.map(({ path, statements }) => path === `/${statements}`)).toEqual([true, true, true, true]);
});

test('the id and the address that a proxy writes are believed only where one is trusted, and only in their form', async () => {
  const headers = { 'x-request-id': 'proxy-4711-abc', 'x-forwarded-for': '203.0.113.9, 198.51.100.7' };
  const handler: Handler = () => new Response();
  const alone = await observed(handler);
  await fetch(alone.origin, { headers });
  await vi.waitFor(() => expect(alone.seen).toHaveLength(1));
  expect(alone.seen[0]?.requestId).not.toBe('proxy-4711-abc');
  expect(alone.seen[0]?.address).toBe('127.0.0.1');

  const behind = await observed(handler, true);
  await fetch(behind.origin, { headers });
  await fetch(behind.origin, { headers: { 'x-request-id': '"}, {"level": "error"' } });
  await vi.waitFor(() => expect(behind.seen).toHaveLength(2));
  expect(behind.seen[0]).toMatchObject({ requestId: 'proxy-4711-abc', address: '198.51.100.7' });
  expect(behind.seen[1]?.requestId).toMatch(/^[\w-]{36}$/);
});

test('a client that does not wait is observed as one that closed the request', async () => {
  const { seen, origin } = await observed(async () => {
    await pause(100);
    return new Response('late');
  });
  const outgoing = request(`${origin}/slow`);
  outgoing.on('error', () => undefined);
  outgoing.end();
  await pause(30);
  outgoing.destroy();
  await vi.waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]).toMatchObject({ path: '/slow', status: 499 });
});
