import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { listen } from '../node/listen.ts';
import { observeRequests } from '../observability/observe-requests.ts';
import { combineObservers } from '../observability/observer.ts';
import { createTracing, type TracingOptions } from './tracing.ts';

// Listening replaces both for the whole process, which other test files share.
const { Request, Response } = globalThis;
afterAll(() => Object.assign(globalThis, { Request, Response }));

interface WrittenSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
  readonly status?: { readonly code: number };
}

/** A collector that takes OTLP as JSON over HTTP; `status` is what it answers. */
async function openCollector() {
  const state = { status: 200, bodies: [] as string[], headers: [] as unknown[] };
  const server = createServer(async (request, response) => {
    state.headers.push(request.headers);
    const body = await text(request);
    if (state.status === 200 && request.url === '/v1/traces') state.bodies.push(body);
    response.writeHead(state.status).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  const spans = (): readonly WrittenSpan[] =>
    state.bodies.flatMap((body) => JSON.parse(body).resourceSpans[0].scopeSpans[0].spans as WrittenSpan[]);
  return { state, spans, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces` };
}

async function openTraced(options: Partial<TracingOptions> = {}) {
  const collector = await openCollector();
  const lines: string[] = [];
  const tracing = createTracing({
    url: collector.url,
    headers: { 'x-key': 'secret' },
    resource: { 'service.name': 'shop', 'process.pid': 7 },
    log: (line) => lines.push(line),
    every: 60_000,
    ...options,
  });
  const observer = combineObservers([tracing.observer]);
  const listening = await listen('127.0.0.1', 0);
  onTestFinished(() => listening.drain());
  const handler = async (request: Request): Promise<Response> => {
    await pause(1);
    observer.statement({ text: 'select *\n from cart where id = $1', duration: 3, isFailed: false });
    observer.call({ callId: 'getCart', status: 200, duration: 5 });
    return new Response('ok', { status: request.url.includes('broken') ? 500 : 200 });
  };
  listening.serve(handler, tracing.traceRequests(observeRequests(observer, false)));
  const get = async (path: string, headers: Readonly<Record<string, string>> = {}) => {
    const response = await fetch(`http://127.0.0.1:${listening.port}${path}`, { headers });
    await response.text();
    return response;
  };
  /** All that was recorded, once each request has ended. */
  const spansOf = async (count: number) => {
    await expect
      .poll(async () => {
        await tracing.close();
        return collector.spans().length;
      })
      .toBe(count);
    return collector.spans();
  };
  return { collector, lines, tracing, observer, get, spansOf };
}

const valuesOf = ({ attributes }: WrittenSpan): Readonly<Record<string, unknown>> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

test('a request with its call and its statement is one trace, which its caller has begun', async () => {
  const { collector, get, spansOf } = await openTraced();
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const response = await get('/services/carts?email=ada@lab.example', {
    traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
  });
  const spans = await spansOf(3);
  const request = spans.find(({ kind }) => kind === 2);
  expect(request).toMatchObject({ traceId, parentSpanId: '00f067aa0ba902b7', name: 'GET call' });
  expect(request && valuesOf(request)).toEqual({
    'http.request.method': 'GET',
    'url.path': '/services/carts',
    'http.response.status_code': '200',
    'relab.request_id': response.headers.get('x-request-id'),
  });
  const inner = spans.filter((span) => span !== request);
  expect(inner.map(({ name }) => name).sort()).toEqual(['SELECT', 'getCart']);
  for (const span of inner) expect(span).toMatchObject({ traceId, parentSpanId: request?.spanId });
  expect(inner.map(valuesOf)).toContainEqual({
    'db.system.name': 'postgresql',
    'db.query.text': 'select * from cart where id = $1',
  });
  for (const { startTimeUnixNano, endTimeUnixNano } of spans)
    expect(BigInt(endTimeUnixNano) > BigInt(startTimeUnixNano)).toBe(true);
  expect(Math.abs(Number(request?.startTimeUnixNano) / 1e6 - Date.now())).toBeLessThan(600_000);
  expect(collector.state.headers[0]).toMatchObject({ 'content-type': 'application/json', 'x-key': 'secret' });
  expect(collector.state.bodies.join()).toContain('"service.name","value":{"stringValue":"shop"}');
  expect(collector.state.bodies.join()).not.toContain('ada@lab');
});

test('without a caller each request is a trace of its own; one that failed says so', async () => {
  const { get, spansOf } = await openTraced();
  await Promise.all([get('/'), get('/broken')]);
  const requests = (await spansOf(6)).filter(({ kind }) => kind === 2);
  expect(new Set(requests.map(({ traceId }) => traceId)).size).toBe(2);
  expect(requests.map(({ status }) => status?.code).sort()).toEqual([2, undefined]);
});

test.each([
  [
    'not sampled by its caller',
    {},
    { traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00' },
  ],
  ['not among the share', { share: 0 }, {}],
] as const)('a request that is %s is not recorded', async (_, options, headers) => {
  const { collector, tracing, get } = await openTraced(options);
  expect((await get('/', headers)).status).toBe(200);
  await pause(20);
  await tracing.close();
  expect(collector.spans()).toEqual([]);
});

test.each([
  '00-00000000000000000000000000000000-00f067aa0ba902b7-01',
  '00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01',
  'ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
  '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-more',
  '00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01',
  'nonsense',
])('the header %s begins no trace: a new one does', async (traceparent) => {
  const { get, spansOf } = await openTraced();
  await get('/', { traceparent });
  const request = (await spansOf(3)).find(({ kind }) => kind === 2);
  expect(request).not.toHaveProperty('parentSpanId');
  expect(request?.traceId).not.toBe('4bf92f3577b34da6a3ce929d0e0e4736');
});

test('a job is a trace with its statements, failed or not', async () => {
  const { tracing, observer, spansOf } = await openTraced();
  const job = { id: '08j1', kind: 'mail', attempt: 2, trace: null };
  await tracing.traceJob(job, async () => {
    await pause(1);
    observer.statement({ text: 'update job', duration: 1, isFailed: true });
  });
  await expect(
    tracing.traceJob(job, async () => {
      throw new Error('away');
    }),
  ).rejects.toThrow('away');
  const spans = await spansOf(3);
  const [first, second] = spans.filter(({ name }) => name === 'job mail');
  expect(spans.find(({ name }) => name === 'UPDATE')).toMatchObject({
    traceId: first?.traceId,
    parentSpanId: first?.spanId,
    status: { code: 2 },
  });
  expect([first?.status, second?.status?.code]).toEqual([undefined, 2]);
});

test('a job goes on in the trace of the request that enqueued it, whatever the share', async () => {
  const { tracing, spansOf } = await openTraced({ share: 0, callers: 0 });
  const trace = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  await tracing.traceJob({ id: '08j1', kind: 'mail', attempt: 1, trace }, async () => undefined);
  await tracing.traceJob({ id: '08j2', kind: 'mail', attempt: 1, trace: null }, async () => undefined);
  const [span] = await spansOf(1);
  expect(span).toMatchObject({
    traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
    parentSpanId: '00f067aa0ba902b7',
  });
});

test('callers that want all of their requests recorded get so many a second, whatever id they choose', async () => {
  const clock = { now: 0 };
  const { collector, tracing, get, spansOf } = await openTraced({
    share: 0,
    callers: 2,
    now: () => clock.now,
  });
  // The lowest id there is: a share that looks at ids would always include it.
  const traceparent = '00-00000000000000000000000000000001-00f067aa0ba902b7-01';
  const getFive = async () => {
    for (let count = 0; count < 5; count++) expect((await get('/', { traceparent })).status).toBe(200);
  };
  await getFive();
  expect((await spansOf(6)).filter(({ kind }) => kind === 2)).toHaveLength(2);
  clock.now += 500;
  await getFive();
  await spansOf(9);
  await tracing.close();
  expect(collector.spans()).toHaveLength(9);
});

test('a collector that takes nothing keeps nobody waiting, is said once, and gets what comes later', async () => {
  const { collector, lines, tracing, get } = await openTraced({ every: 1 });
  collector.state.status = 503;
  for (let count = 0; count < 12; count++) {
    expect((await get('/')).status).toBe(200);
    await tracing.close();
  }
  expect(collector.spans()).toEqual([]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('status 503');
  expect(lines[0]).not.toContain('secret');
});
