import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { createClient, newTraceparent } from '@relab/client';
import { requestPasswordReset } from '@relab/client/identity';
import { inTransaction, openDatabase, writeAs } from '@relab/database';
import { createObjects, standardObjects } from '@relab/records/objects';
import { createWorker } from '@relab/server/jobs';
import { createQueuedMail, mailHandler } from '@relab/server/mail';
import { listen } from '@relab/server/node';
import { combineObservers, observeRequests } from '@relab/server/observability';
import { createTracing } from '@relab/server/tracing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPlatform } from './platform.fixture.ts';
import { type TestServer, testServer } from './server.fixture.ts';

// Listening replaces both for the whole process, which other test files share.
const { Request, Response } = globalThis;

interface WrittenSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
}

interface Exported {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly { readonly spans: readonly WrittenSpan[] }[];
  }[];
}

const spans: WrittenSpan[] = [];
let traced: Awaited<ReturnType<typeof openTraced>>;
beforeAll(async () => {
  traced = await openTraced(await testServer('postgres'));
});
beforeEach(() => {
  spans.length = 0;
});
afterAll(async () => {
  await traced?.close();
  Object.assign(globalThis, { Request, Response });
});

/** A server over a real database, its queue, and a collector, each as a marketplace has it; none of the traces begin here. */
async function openTraced(platform: TestServer) {
  const collector = createServer(async (request, response) => {
    const { resourceSpans } = (await json(request)) as Exported;
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    response.end('{}');
  });
  collector.listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}/v1/traces`;
  const tracing = createTracing({ url, resource: {}, log: () => undefined, share: 0, callers: 100 });
  const observer = combineObservers([tracing.observer]);
  const opened = await openDatabase({ url: platform.databaseUrl as string, onStatement: observer.statement });
  const { database } = opened;
  const now = () => new Date();
  const server = createPlatform({
    ...platform.options,
    database,
    observer,
    objects: createObjects(standardObjects),
    mail: createQueuedMail(database, now),
  });
  const listening = await listen('127.0.0.1', 0);
  listening.serve(server.fetch, tracing.traceRequests(observeRequests(observer, false)));
  return {
    database,
    platform,
    tracing,
    base: `http://127.0.0.1:${listening.port}`,
    worker: createWorker({
      database,
      now,
      handlers: [mailHandler({ send: async () => undefined })],
      log: () => undefined,
      around: tracing.traceJob,
    }),
    async close() {
      await listening.drain();
      await tracing.close();
      await server.close();
      await opened.close();
      await platform.close();
      collector.close();
    },
  };
}

const clientOf = (traceparent: string | undefined) =>
  createClient({
    base: traced.base,
    fetch: (url, init) =>
      fetch(url, { ...init, headers: { ...init.headers, 'sec-fetch-site': 'same-origin' } }),
    trace: () => traceparent,
  });

/** All that was recorded, once a span of that name has been. */
async function spansUntil(name: string): Promise<readonly WrittenSpan[]> {
  await expect
    .poll(async () => {
      await traced.tracing.close();
      return spans.map((span) => span.name);
    })
    .toContain(name);
  return spans;
}

/** The names of what a span happened in, the innermost first. */
function ancestorsOf(span: WrittenSpan | undefined): readonly string[] {
  const parent = spans.find(({ spanId }) => spanId === span?.parentSpanId);
  return parent ? [parent.name, ...ancestorsOf(parent)] : [];
}

test('a call of the client, its request, its statements and the job that it enqueues are one trace', async () => {
  await traced.platform.signedIn('ada@lab.example');
  const traceparent = newTraceparent();
  await requestPasswordReset(clientOf(traceparent), { email: 'ada@lab.example' });
  // The mail is enqueued beside the response, which says nothing of whether there is an account.
  await expect.poll(() => traced.worker.runDue()).toBe(1);
  await spansUntil('job mail');
  const [, traceId, callersSpan] = traceparent.split('-');
  expect(new Set(spans.map((span) => span.traceId))).toEqual(new Set([traceId]));
  const request = spans.find(({ name }) => name.startsWith('POST'));
  expect(request?.parentSpanId).toBe(callersSpan);
  const job = spans.find(({ name }) => name === 'job mail');
  expect(ancestorsOf(job)).toEqual([request?.name]);
  const called = spans.find(({ name }) => name === 'requestPasswordReset');
  expect(ancestorsOf(called)).toEqual([request?.name]);
  const statements = spans.filter(({ name }) => /^[A-Z]+$/.test(name)).map(ancestorsOf);
  expect(statements).toContainEqual([request?.name]);
  expect(statements).toContainEqual(['job mail', request?.name]);
});

test('a request that nobody records leaves no trace with its job', async () => {
  await requestPasswordReset(clientOf(undefined), { email: 'ada@lab.example' });
  await expect.poll(() => traced.worker.runDue()).toBe(1);
  await traced.tracing.close();
  expect(spans).toEqual([]);
});

test('a trigger enqueues in the trace of its transaction what is due at once, and nothing later', async () => {
  const trace = newTraceparent();
  await inTransaction(writeAs(traced.database, { userId: null, trace }), async (transaction) => {
    for (const [key, due] of [
      ['soon', '0 s'],
      ['later', '2 minutes'],
    ])
      await sql`select enqueue_job('reminder', '{}', now() + ${due}::interval, ${key}, null)`.execute(
        transaction,
      );
  });
  await sql`select enqueue_job('reminder', '{}', now(), 'untraced', null)`.execute(traced.database);
  const jobs = await traced.database
    .selectFrom('job')
    .select(['key', 'trace'])
    .where('kind', '=', 'reminder')
    .execute();
  expect(Object.fromEntries(jobs.map((job) => [job.key, job.trace]))).toEqual({
    soon: trace,
    later: null,
    untraced: null,
  });
});
