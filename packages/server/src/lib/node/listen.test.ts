import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { type Listening, listen } from './listen.ts';

// Listening replaces both for the whole process, which other test files share.
const { Request, Response } = globalThis;
afterAll(() => Object.assign(globalThis, { Request, Response }));

interface Answer {
  readonly status: number | undefined;
  readonly connection: string | undefined;
  readonly body: string;
}

interface SlowListening extends Listening {
  readonly agent: Agent;
  /** How many requests have arrived. */
  readonly arrived: () => number;
}

/** A listener whose requests take so long that several are under way at once. */
async function listenSlowly(): Promise<SlowListening> {
  const listening = await listen('127.0.0.1', 0);
  let arrived = 0;
  listening.serve(async (incoming) => {
    arrived++;
    await pause(200);
    return new Response(new URL(incoming.url).pathname);
  });
  const agent = new Agent({ keepAlive: true });
  onTestFinished(async () => {
    agent.destroy();
    await listening.drain();
  });
  return { ...listening, agent, arrived: () => arrived };
}

const get = (port: number, path: string, agent?: Agent): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path, ...(agent ? { agent } : {}) };
    request(options, (response) => {
      const { statusCode: status, headers } = response;
      text(response).then((body) => resolve({ status, connection: headers.connection, body }), reject);
    })
      .on('error', reject)
      .end();
  });

/** What a raw request is answered with. */
const send = (port: number, lines: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(lines));
    text(socket).then(resolve, reject);
  });

test('requests in flight when the server ends are answered, and their connections closed', async () => {
  const { port, agent, drain, arrived } = await listenSlowly();
  const underWay = Promise.all(Array.from({ length: 12 }, (_, at) => get(port, `/${at}`, agent)));
  await expect.poll(arrived, { interval: 5 }).toBe(12);
  await drain();
  for (const [at, answer] of (await underWay).entries())
    expect(answer).toEqual({ status: 200, connection: 'close', body: `/${at}` });
  await expect(get(port, '/late')).rejects.toThrow('ECONNREFUSED');
});

test('a server that ends is not ready, and goes on answering until a proxy had time to notice', async () => {
  const { port, agent, drain } = await listenSlowly();
  expect(await get(port, '/readyz', agent)).toMatchObject({ status: 200 });
  const ended = drain(600);
  await pause(50);
  const answers = await Promise.all(['/readyz', '/order'].map((path) => get(port, path)));
  expect(answers).toMatchObject([
    { status: 503, connection: 'close' },
    { status: 200, connection: 'close' },
  ]);
  await ended;
  await expect(get(port, '/late')).rejects.toThrow('ECONNREFUSED');
});

test('a request on a connection that was idle when the server began to end is answered', async () => {
  const { port, agent, drain } = await listenSlowly();
  await get(port, '/first', agent);
  const ended = drain();
  await pause(50);
  expect(await get(port, '/second', agent)).toMatchObject({ status: 200, connection: 'close' });
  await ended;
});

test.each(['/healthz', '/readyz'])('HTTP/1.0 without a host is answered at %s', async (path) => {
  const { port } = await listenSlowly();
  expect(await send(port, `GET ${path} HTTP/1.0\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
});

test('before anything is served the server is alive, not ready, and sends Retry-After', async () => {
  const listening = await listen('127.0.0.1', 0);
  onTestFinished(() => listening.drain());
  expect(await get(listening.port, '/healthz')).toMatchObject({ status: 200 });
  expect(await get(listening.port, '/readyz')).toMatchObject({ status: 503 });
  expect(await get(listening.port, '/')).toMatchObject({ status: 503 });
});

test('a handler is told when the connection of a request closes before it was answered, and only then', async () => {
  const listening = await listen('127.0.0.1', 0);
  onTestFinished(() => listening.drain());
  const signals: (AbortSignal | undefined)[] = [];
  const asked = Promise.withResolvers<void>();
  listening.serve(async (incoming, { signal }) => {
    signals.push(signal);
    if (incoming.url.endsWith('/quick')) return new Response('quick');
    asked.resolve();
    return new Promise<Response>((resolve) => {
      signal?.addEventListener('abort', () => resolve(new Response('too late')));
    });
  });
  expect(await get(listening.port, '/quick')).toMatchObject({ status: 200 });
  const socket = connect(listening.port, '127.0.0.1', () =>
    socket.write('GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n'),
  );
  await asked.promise;
  socket.destroy();
  await expect.poll(() => signals.map((signal) => signal?.aborted)).toEqual([false, true]);
});
