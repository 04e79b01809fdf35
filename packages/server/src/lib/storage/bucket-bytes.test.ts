import type { ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { createCircuitBreaker } from '../limits/circuit-breaker.ts';
import { testBucket } from './bucket.fixture.ts';
import { openBucket } from './bucket-bytes.ts';
import { readAllBytes, type StoredBytes } from './byte-store.ts';
import { cacheLookups } from './cached-lookups.ts';
import { StorageError } from './storage-error.ts';

async function allOf(listing: AsyncIterable<StoredBytes>): Promise<readonly StoredBytes[]> {
  const found: StoredBytes[] = [];
  for await (const one of listing) found.push(one);
  return found;
}

const one = new Uint8Array([1, 2, 3]);
const status =
  (code: number, headers: Record<string, string> = {}) =>
  (_: unknown, response: ServerResponse) => {
    response.writeHead(code, headers);
    response.end('<Error><Code>SlowDown</Code></Error>');
  };
const silence = () => undefined;
const hangUp = (_: unknown, response: ServerResponse) => response.destroy();

const failureOf = async (work: Promise<unknown>): Promise<[string, string]> => {
  const error = await work.then(
    () => undefined,
    (cause: unknown) => cause,
  );
  if (!(error instanceof StorageError)) throw new Error(`Not a StorageError: ${String(error)}`);
  return [error.failure, error.message];
};

test('what is kept has its type, and no name outside the prefix is touched or seen', async () => {
  const bucket = await testBucket({ prefix: 'media/' });
  const store = openBucket(bucket.options);
  await store.write('ab/one', one, 'image/avif');
  bucket.kept.set('other/two', { bytes: Buffer.from('x'), type: 'x/y', changed: new Date() });
  expect([...bucket.kept].map(([key, { type }]) => [key, type])).toEqual([
    ['media/ab/one', 'image/avif'],
    ['other/two', 'x/y'],
  ]);
  expect((await allOf(store.list())).map(({ name }) => name)).toEqual(['ab/one']);
});

test.each([
  ['a wrong secret', { secretAccessKey: 'other' }, 'SignatureDoesNotMatch'],
  ['an unknown key', { accessKeyId: 'other' }, 'InvalidAccessKeyId'],
  ['another region', { region: 'elsewhere' }, 'AuthorizationHeaderMalformed'],
])('%s is refused once, and what is said of it names no secret', async (_, wrong, code) => {
  const bucket = await testBucket();
  const store = openBucket({ ...bucket.options, ...wrong });
  const [failure, message] = await failureOf(store.write('one', one, 'x/y'));
  expect(failure).toBe('refused');
  expect(message).toContain(code);
  expect(message).not.toMatch(/test-secret|other/);
  expect((await failureOf(store.find('one')))[0]).toBe('refused');
  expect((await failureOf(store.read('one')))[0]).toBe('refused');
  expect((await failureOf(store.remove('one')))[0]).toBe('refused');
  expect((await failureOf(allOf(store.list())))[0]).toBe('refused');
  expect(bucket.asked).toHaveLength(5);
  expect(bucket.kept.size).toBe(0);
});

test('the token of a session is sent and signed', async () => {
  const bucket = await testBucket();
  const seen: unknown[] = [];
  bucket.faults.push((request, response) => {
    seen.push(request.headers['x-amz-security-token'], request.headers.authorization);
    status(204)(request, response);
  });
  await openBucket({ ...bucket.options, sessionToken: 'for-an-hour' }).remove('one');
  expect(seen).toEqual(['for-an-hour', expect.stringContaining('x-amz-security-token')]);
});

test('a service that is busy or hangs up is asked again, with the same bytes', async () => {
  const bucket = await testBucket();
  const store = openBucket(bucket.options);
  bucket.faults.push(status(503), hangUp, status(500));
  await store.write('one', one, 'x/y');
  expect(bucket.kept.get('one')?.bytes).toEqual(Buffer.from(one));
  bucket.faults.push(status(503, { 'Retry-After': '0' }), silence);
  const opened = await store.read('one');
  expect(opened && (await readAllBytes(opened))).toEqual(one);
  expect(bucket.asked).toEqual([...Array(4).fill('PUT /one'), ...Array(3).fill('GET /one')]);
});

test('a stream is opened anew for each try', async () => {
  const bucket = await testBucket();
  bucket.faults.push(status(503));
  let opened = 0;
  const open = () => {
    opened += 1;
    return new Blob([one]).stream() as ReadableStream<Uint8Array<ArrayBuffer>>;
  };
  await openBucket(bucket.options).write('one', { size: 3, open }, 'x/y');
  expect(opened).toBe(2);
  expect(bucket.kept.get('one')?.bytes).toEqual(Buffer.from(one));
});

test('one that stays away is given up after four tries, one that answers nothing after two', async () => {
  const bucket = await testBucket({ patience: 100 });
  const store = openBucket(bucket.options);
  bucket.faults.push(...Array(4).fill(status(503)), ...Array(2).fill(silence));
  expect(await failureOf(store.find('one'))).toEqual(['away', expect.stringContaining('503')]);
  expect(await failureOf(store.find('one'))).toEqual(['away', expect.stringContaining('100 ms')]);
  expect(bucket.asked).toHaveLength(6);
  const nowhere = openBucket({ ...bucket.options, endpoint: 'http://127.0.0.1:1', attempts: 2 });
  expect((await failureOf(nowhere.read('one')))[0]).toBe('away');
});

test('an answer that stops half-way, or comes no further, fails while it is read', async () => {
  const bucket = await testBucket();
  const store = openBucket(bucket.options);
  const half = (end: (response: ServerResponse) => void) => (_: unknown, response: ServerResponse) => {
    response.writeHead(200, { 'Content-Length': 10, ETag: '"x"' });
    response.write('12345', () => end(response));
  };
  for (const end of [(response: ServerResponse) => response.destroy(), silence]) {
    bucket.faults.push(half(end));
    const opened = await store.read('one');
    expect(opened?.size).toBe(10);
    const [failure] = await failureOf(opened ? readAllBytes(opened) : Promise.resolve());
    expect(failure).toBe('away');
  }
});

test('a bucket without room says so, and what has no form is not believed', async () => {
  const bucket = await testBucket();
  const store = openBucket(bucket.options);
  bucket.faults.push(status(507));
  expect((await failureOf(store.write('one', one, 'x/y')))[0]).toBe('full');
  bucket.faults.push(status(200), status(200), status(302, { Location: 'http://elsewhere.example/' }));
  expect((await failureOf(store.find('one')))[0]).toBe('broken');
  expect((await failureOf(store.read('one', { start: 0, end: 1 })))[0]).toBe('broken');
  expect((await failureOf(store.read('one')))[0]).toBe('broken');
  bucket.faults.push((_, response) => response.end('<not xml'));
  expect((await failureOf(allOf(store.list())))[0]).toBe('broken');
});

test('what was found is not asked for again, until it turns out to be gone', async () => {
  const bucket = await testBucket();
  const store = cacheLookups(openBucket(bucket.options), 2);
  await store.write('one', one, 'x/y');
  const found = await store.find('one');
  expect(found).toMatchObject({ name: 'one', size: 3 });
  expect(bucket.asked).toEqual(['PUT /one']);
  bucket.kept.clear();
  expect(await store.find('one')).toEqual(found);
  expect(await store.read('one')).toBeUndefined();
  expect(await store.find('one')).toBeUndefined();
  for (const name of ['one', 'two', 'three']) await store.write(name, one, 'x/y');
  bucket.asked.length = 0;
  await store.find('one');
  await store.find('three');
  expect(bucket.asked).toEqual(['HEAD /one']);
});

test('it does not matter that a server puts a Response of its own in the place of the platform’s', async () => {
  const bucket = await testBucket();
  const store = openBucket(bucket.options);
  const { Response: platform } = globalThis;
  onTestFinished(() => {
    globalThis.Response = platform;
  });
  globalThis.Response = class extends platform {};
  await store.write('one', one, 'x/y');
  const opened = await store.read('one');
  expect(opened && (await readAllBytes(opened))).toEqual(one);
});

test('a service that is away is not called after a while, whoever asks, and is tried again later', async () => {
  let time = 0;
  const breaker = createCircuitBreaker({ name: 'storage', failures: 3, openFor: 1_000, now: () => time });
  const bucket = await testBucket({ breaker });
  const store = openBucket(bucket.options);
  bucket.faults.push(status(503), hangUp, status(500));
  expect(await failureOf(store.find('one'))).toEqual(['away', expect.stringContaining('several times')]);
  const asked = bucket.asked.length;
  expect(await failureOf(store.write('one', one, 'image/avif'))).toEqual(['away', expect.any(String)]);
  expect(bucket.asked.length).toBe(asked);
  time = 1_000;
  await store.write('one', one, 'image/avif');
  expect(await store.find('one')).toMatchObject({ size: 3 });
});
