import { expect, test } from 'vitest';
import { type BodyMemory, createBodyBudget } from './body-memory.ts';
import { posted } from './posted.fixture.ts';
import { readBytes } from './read-bytes.ts';

const noPatience = { idle: 20, base: 20, speed: Number.POSITIVE_INFINITY };

test('a body is read whole, in however many pieces it comes', async () => {
  const { request } = posted(['ab', 'c', 'def']);
  expect(Buffer.from(await readBytes(request, { maxBytes: 6 })).toString()).toBe('abcdef');
  const { request: small } = posted(['ab'], { 'content-length': '2' });
  expect(Buffer.from(await readBytes(small, { maxBytes: 6 })).toString()).toBe('ab');
});

test('nothing is read of a body that announces more than the limit', async () => {
  const { request, taken } = posted(['a'.repeat(9)], { 'content-length': '9' });
  await expect(readBytes(request, { maxBytes: 8 })).rejects.toMatchObject({ status: 413 });
  expect(taken()).toBe(0);
});

test('a body without a length and without an end is read up to the limit and no further', async () => {
  function* endless() {
    for (;;) yield new Uint8Array(1024);
  }
  const { request, taken } = posted(endless());
  await expect(readBytes(request, { maxBytes: 10_240 })).rejects.toMatchObject({ status: 413 });
  expect(taken()).toBeLessThanOrEqual(12);
});

test.each(['gzip', 'deflate', 'br', 'gzip, identity'])(
  'a body compressed with %s is rejected unread, so that nothing unpacks',
  async (coding) => {
    const { request, taken } = posted(['x'], { 'content-encoding': coding });
    await expect(readBytes(request, { maxBytes: 8 })).rejects.toMatchObject({
      status: 415,
      headers: { 'Accept-Encoding': 'identity' },
    });
    expect(taken()).toBe(0);
  },
);

test.each([{ 'content-length': '4' }, {}])(
  'a body that stalls is given up with 408 (%j)',
  async (headers) => {
    const body = new ReadableStream<Uint8Array>({ start: (stream) => stream.enqueue(new Uint8Array(2)) });
    const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit;
    const reading = readBytes(new Request('http://shop.test', init), { maxBytes: 8, patience: noPatience });
    await expect(reading).rejects.toMatchObject({ status: 408 });
  },
);

test.each([{ 'content-length': '4' }, {}])(
  'a body that its client breaks off is the client’s error and not the server’s (%j)',
  async (headers) => {
    const reset = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
    const body = new ReadableStream<Uint8Array>({ start: (stream) => stream.error(reset) });
    const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit;
    await expect(readBytes(new Request('http://shop.test', init), { maxBytes: 8 })).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('broken off'),
    });
  },
);

const limits = { guestBytes: 1_000_000, networkBytes: 2_000_000, largeBytes: 2_000_000, smallBytes: 100_000 };
const large = (memory: BodyMemory) => {
  const { request, taken } = posted([new Uint8Array(10)], { 'content-length': '900000' });
  return { taken, reading: readBytes(request, { maxBytes: 1_000_000, memory }) };
};

test('large bodies of guests share a bound, those of all callers another, and what does not fit is not read', async () => {
  const open = createBodyBudget(limits);
  const [guest, other, user, last] = [true, true, false, false].map((isGuest) =>
    open({ isGuest: async () => isGuest }),
  );
  if (!guest || !other || !user || !last) throw new Error();
  await large(guest).reading;
  const refused = large(other);
  await expect(refused.reading).rejects.toMatchObject({
    status: 503,
    headers: { 'Retry-After': expect.stringMatching(/^\d+$/) },
  });
  expect(refused.taken()).toBe(0);
  await large(user).reading;
  await expect(large(last).reading).rejects.toMatchObject({ status: 503 });
  guest.release();
  await large(other).reading;
});

test('one network does not take the room of all: another one, and its next body, find some', async () => {
  const open = createBodyBudget({
    ...limits,
    guestBytes: 3_000_000,
    networkBytes: 1_000_000,
    largeBytes: 3_000_000,
  });
  const of = (address: string, isGuest = true) => open({ isGuest: async () => isGuest, address });
  const first = of('2001:db8::1');
  await large(first).reading;
  const refused = large(of('2001:db8::2'));
  await expect(refused.reading).rejects.toMatchObject({ status: 503 });
  expect(refused.taken()).toBe(0);
  await expect(large(of('[2001:db8::3]:443', false)).reading).rejects.toMatchObject({ status: 503 });
  await large(of('2001:db8:0:1::1')).reading;
  first.release();
  first.release();
  await large(of('2001:db8::2')).reading;
});

test('small bodies are counted as they arrive, apart from the large ones', async () => {
  const open = createBodyBudget(limits);
  const [guest, one, other] = [1, 2, 3].map(() => open({ isGuest: async () => true }));
  if (!guest || !one || !other) throw new Error();
  await large(guest).reading;
  const small = (memory: BodyMemory) =>
    readBytes(posted([new Uint8Array(60_000)]).request, { maxBytes: 60_000, memory });
  await small(one);
  await expect(small(other)).rejects.toMatchObject({ status: 503 });
  one.release();
  one.release();
  await small(other);
});
