import { expect, test } from 'vitest';
import { createBatch } from './batch.ts';
import { createBeaconSink } from './beacon-sink.ts';
import type { AnalyticsEvent } from './event.ts';
import { createEventQueue } from './event-queue.ts';
import { memoryStorage } from './memory-storage.fixture.ts';
import { consoleSink, dataLayerSink } from './sink.ts';

/** A clock that stands still until the test advances it. */
function clock() {
  let now = 0;
  let waiting: { readonly at: number; readonly task: () => void }[] = [];
  return {
    now: () => now,
    after(milliseconds: number, task: () => void) {
      const entry = { at: now + milliseconds, task };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((one) => one !== entry);
      };
    },
    pass(milliseconds: number) {
      now += milliseconds;
      const due = waiting.filter(({ at }) => at <= now);
      waiting = waiting.filter(({ at }) => at > now);
      for (const { task } of due) task();
    },
  };
}

const event = (id: number): AnalyticsEvent => ({
  id: `event-${id}`,
  kind: 'page-view',
  at: id,
  visit: 'visit',
  siteName: 'Relab',
  pageName: 'Home',
});
const some = (count: number, from = 1) => Array.from({ length: count }, (_, at) => event(from + at));
const idsOf = (events: readonly AnalyticsEvent[]) => events.map(({ id }) => id);
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

test('S-264 what comes within 150 ms goes together, and 20 at once', () => {
  const time = clock();
  const sent: number[] = [];
  const batch = createBatch<AnalyticsEvent>({ send: (events) => sent.push(events.length), timers: time });
  batch.add(event(1));
  time.pass(149);
  batch.add(event(2));
  time.pass(149);
  expect(sent).toEqual([]);
  time.pass(1);
  expect(sent).toEqual([2]);
  for (const one of some(20)) batch.add(one);
  expect(sent).toEqual([2, 20]);
  time.pass(1000);
  expect(sent).toEqual([2, 20]);
  batch.add(event(3));
  batch.flush();
  batch.flush();
  time.pass(1000);
  expect(sent).toEqual([2, 20, 1]);
});

/** The pages of one browser, and the server that they send to. */
function browser(storage: () => Storage = memoryStorage) {
  const kept = storage();
  const server = { status: 204 as number | undefined, arrived: [] as string[], requests: 0 };
  let isOnline = true;
  const page = (visitor = 'visitor') =>
    createBeaconSink({
      queue: createEventQueue({ storage: () => kept, visitor }),
      visitor,
      isOnline: () => isOnline,
      now: () => 5,
      post: async (body) => {
        server.requests++;
        if (server.status === undefined) throw new TypeError('Failed to fetch');
        if (server.status === 204) server.arrived.push(...idsOf(JSON.parse(body).events));
        return server.status;
      },
    });
  const online = (is: boolean): void => {
    isOnline = is;
  };
  return { kept, server, page, online };
}

test('events go in parts of 20, and what has arrived waits no longer', async () => {
  const { kept, server, page } = browser();
  page().send(some(45), false);
  await settle();
  expect(server.requests).toBe(3);
  expect(server.arrived).toEqual(idsOf(some(45)));
  expect(kept.length).toBe(0);
});

test('an hour offline, over several pages, loses nothing', async () => {
  const { server, page, online } = browser();
  online(false);
  page().send([event(1)], true);
  const second = page();
  second.send([event(2)], false);
  await settle();
  expect(server.requests).toBe(0);
  online(true);
  second.send([], false);
  await settle();
  expect(server.arrived).toEqual(['event-1', 'event-2']);
});

test.each([undefined, 500, 503, 429])(
  'an answer of %s is waited out, and the page is left in peace',
  async (status) => {
    const { server, page } = browser();
    server.status = status;
    const sink = page();
    sink.send([event(1)], false);
    await settle();
    expect(server.requests).toBe(1);
    server.status = 204;
    sink.send([event(2)], false);
    await settle();
    expect(server.arrived).toEqual(['event-1', 'event-2']);
  },
);

test('what the server refuses for what it is does not come again', async () => {
  const { kept, server, page } = browser();
  server.status = 400;
  page().send([event(1)], false);
  await settle();
  expect(kept.length).toBe(0);
});

test('nothing is sent twice by one page, though it is left while an answer is on its way', async () => {
  const { server, page } = browser();
  const sink = page();
  sink.send([event(1)], false);
  sink.send([event(2)], true);
  await settle();
  expect(server.arrived).toEqual(['event-1', 'event-2']);
});

test('what waited under another visitor’s id is dropped, and all of it when nobody agrees any more', async () => {
  const { kept, server, page, online } = browser();
  online(false);
  page('before').send(some(2), false);
  expect(kept.length).toBe(2);
  const sink = page('after');
  expect(kept.length).toBe(0);
  sink.send([event(3)], false);
  kept.setItem('relab_guest_cart', 'stays');
  sink.forget?.();
  online(true);
  sink.send([], false);
  await settle();
  expect(server.requests).toBe(0);
  expect([kept.length, kept.getItem('relab_guest_cart')]).toEqual([1, 'stays']);
});

test('the queue is bounded: the oldest make room', () => {
  const storage = memoryStorage();
  const queue = createEventQueue({ storage: () => storage, visitor: 'visitor', maxEvents: 3 });
  queue.add(some(5));
  expect(idsOf(queue.waiting())).toEqual(['event-3', 'event-4', 'event-5']);
  expect(storage.length).toBe(3);
});

const rubbish: readonly string[] = [
  '',
  '{',
  'null',
  '7',
  '[]',
  '{"visitor":"visitor"}',
  '{"visitor":"visitor","event":{"id":4}}',
];
test.each(rubbish)('rubbish in the storage is cleared away: %j', async (text) => {
  const { kept, server, page } = browser();
  kept.setItem('analytics.event.event-9', text);
  page().send([event(1)], false);
  await settle();
  expect(server.arrived).toEqual(['event-1']);
  expect(kept.length).toBe(0);
});

test.each<[string, () => Storage]>([
  [
    'absent',
    () => {
      throw new DOMException('Access is denied.', 'SecurityError');
    },
  ],
  [
    'full',
    () => ({
      ...memoryStorage(),
      setItem: () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      },
    }),
  ],
])('a storage that is %s costs nothing on the page itself', (_, storage) => {
  const queue = createEventQueue({ storage, visitor: 'visitor' });
  queue.add(some(2));
  expect(idsOf(queue.waiting())).toEqual(['event-1', 'event-2']);
  queue.remove([event(1)]);
  queue.clear();
  expect(queue.waiting()).toEqual([]);
});

test('tag managers get each event under its kind, and the console in development', () => {
  const page: { dataLayer?: unknown[] } = { dataLayer: ['theirs'] };
  dataLayerSink(page).send([event(1)], false);
  expect(page.dataLayer).toEqual([
    'theirs',
    expect.objectContaining({ event: 'page-view', pageName: 'Home' }),
  ]);
  const lines: unknown[] = [];
  consoleSink((kind, { id }) => lines.push([kind, id])).send([event(1)], false);
  expect(lines).toEqual([['page-view', 'event-1']]);
});
