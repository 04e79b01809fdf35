import { describe, expect, it, vi } from 'vitest';
import { createStore } from './create-store.ts';
import { dehydrate } from './dehydrate.ts';
import { hydrate } from './hydrate.ts';

function setUp() {
  let time = 1_000;
  const store = createStore({ now: () => time });
  const query = store.query<unknown>('a');
  return { store, query, pass: (milliseconds: number) => (time += milliseconds) };
}

const microtask = () => Promise.resolve();

describe('states of a read (D-099)', () => {
  it('D-099 is Unfulfilled, Pending, Fulfilled and Stale in turn', () => {
    const { store, query, pass } = setUp();
    expect(query.read().state).toBe('Unfulfilled');
    store.loading('a', true);
    expect(query.read().state).toBe('Pending');
    store.publish('a', { n: 1 }, 100);
    store.loading('a', false);
    expect(query.read()).toMatchObject({ state: 'Fulfilled', data: { n: 1 } });
    pass(100);
    expect(query.read()).toMatchObject({ state: 'Stale', data: { n: 1 } });
  });

  it('D-100 is Error after a failure, with what was cached before', () => {
    const { store, query, pass } = setUp();
    store.fail('a', 'first', 30);
    expect(query.read()).toMatchObject({ state: 'Error', error: 'first', data: undefined });
    expect(query.settled()).toBe(true);
    pass(30);
    expect(query.settled()).toBe(false);
    store.publish('a', 1, 10);
    expect(query.read().state).toBe('Fulfilled');
    pass(10);
    store.fail('a', 'second', 30);
    expect(query.read()).toMatchObject({ state: 'Error', error: 'second', data: 1 });
  });

  it('S-152 never expires with a lifetime below zero, and is never fresh with zero', () => {
    const { store, query, pass } = setUp();
    store.publish('a', 1, -1);
    pass(1e12);
    expect(query.read().state).toBe('Fulfilled');
    store.publish('a', 1, 0);
    expect(query.read().state).toBe('Stale');
  });

  it('is stale when the clock was set back before the time it was taken', () => {
    const { store, query, pass } = setUp();
    store.publish('a', 1, 100);
    pass(-500);
    expect(query.read().state).toBe('Stale');
  });
});

describe('sharing', () => {
  it('answers the same snapshot until something is different, and shares what is equal', () => {
    const { store, query } = setUp();
    store.publish('a', { stored: { n: 1 }, other: 1 }, 100);
    const first = query.read();
    store.publish('a', { stored: { n: 1 }, other: 1 }, 100);
    expect(query.read()).toBe(first);
    store.publish('a', { stored: { n: 1 }, other: 2 }, 100);
    expect(query.read()).not.toBe(first);
    expect((query.read().data as { stored: object }).stored).toBe((first.data as { stored: object }).stored);
  });

  it('keeps a member called __proto__ a member', () => {
    const { store, query } = setUp();
    store.publish('a', JSON.parse('{"__proto__": {"x": 1}, "n": 1}'), 100);
    store.publish('a', JSON.parse('{"__proto__": {"x": 1}, "n": 2}'), 100);
    expect(JSON.stringify(query.read().data)).toBe('{"__proto__":{"x":1},"n":2}');
    expect(({} as { x?: number }).x).toBeUndefined();
  });

  it('takes in a value of ten thousand levels', () => {
    const { store, query } = setUp();
    const deep = () => JSON.parse(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`);
    store.publish('a', deep(), 100);
    store.publish('a', deep(), 100);
    expect(query.read().state).toBe('Fulfilled');
  });
});

describe('notifying', () => {
  it('calls once per microtask, only where the snapshot is another one', async () => {
    const { store, query } = setUp();
    const listener = vi.fn();
    const bystander = vi.fn();
    query.subscribe(listener);
    store.query('b').subscribe(bystander);
    store.publish('a', 1, 100);
    store.publish('a', 2, 100);
    expect(listener).not.toHaveBeenCalled();
    await microtask();
    expect(listener.mock.calls).toEqual([[query.read()]]);
    store.publish('a', 2, 100);
    await microtask();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(bystander).not.toHaveBeenCalled();
  });

  it('calls nobody for what has come back to what it was, though it was read meanwhile', async () => {
    const { store, query } = setUp();
    store.publish('a', 1, 0);
    const listener = vi.fn();
    query.subscribe(listener);
    store.publish('a', 1, 100);
    expect(query.read().state).toBe('Fulfilled');
    store.invalidate(() => true);
    await microtask();
    expect(query.read().state).toBe('Stale');
    expect(listener).not.toHaveBeenCalled();
  });

  it('tells of invalidation and eviction by key, and nobody who has left', async () => {
    const { store, query } = setUp();
    store.publish('a', 1, 100);
    const listener = vi.fn();
    const left = vi.fn();
    query.subscribe(listener);
    query.subscribe(left)();
    store.invalidate((key) => key === 'a');
    await microtask();
    expect(listener.mock.lastCall?.[0]).toMatchObject({ state: 'Stale', data: 1 });
    store.evict((key) => key === 'a');
    await microtask();
    expect(listener.mock.lastCall?.[0]).toMatchObject({ state: 'Unfulfilled', data: undefined });
    expect(left).not.toHaveBeenCalled();
  });
});

describe('dehydrate and hydrate', () => {
  const travel = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

  it('S-240 carries data and errors with what is left of their lifetimes, whatever the other clock says', () => {
    const { store, pass } = setUp();
    store.publish('a', { n: 1 }, 100);
    store.publish('forever', 1, -1);
    store.fail('failed', { toJSON: () => ({ status: 404 }) }, 50);
    pass(60);
    let time = 5;
    const other = createStore({ now: () => time, reviveError: (written) => ({ revived: written }) });
    hydrate(other, travel(dehydrate(store)));
    expect(other.query('a').read()).toMatchObject({ state: 'Fulfilled', data: { n: 1 } });
    expect(other.query('forever').read().state).toBe('Fulfilled');
    expect(other.query('failed').read().error).toEqual({ revived: { status: 404 } });
    expect(other.query('failed').settled()).toBe(false);
    time += 40;
    expect(other.query('a').read().state).toBe('Stale');
  });

  it.each([
    ['nothing', null],
    ['a text', 'state'],
    ['another version', { version: 99, at: 1, entries: [['a', 1, null, 1]], slices: {} }],
    ['entries of another form', { version: 3, at: 1, entries: [1, null, ['a'], [2, 2]], slices: 'x' }],
    [
      'records of another form',
      { version: 3, at: 1, entries: [], slices: { records: [1, [2], [{ id: 3 }]] } },
    ],
  ])('passes over %s', (_, state) => {
    const { store, query } = setUp();
    hydrate(store, state);
    expect(['Unfulfilled', 'Stale']).toContain(query.read().state);
    store.publish('a', 1, 100);
    expect(query.read().data).toBe(1);
  });

  it('keeps what is newer than what comes', () => {
    const { store, query, pass } = setUp();
    store.publish('a', 'old', 1000);
    const state = travel(dehydrate(store));
    pass(10);
    const other = createStore({ now: () => 1_010 });
    other.publish('a', 'new', 1000);
    pass(10);
    hydrate(other, { ...(state as object), at: 1_010 });
    expect(other.query('a').read().data).toBe('new');
    expect(query.read().data).toBe('old');
  });
});

describe('keys that nobody uses', () => {
  it('are dropped beyond the limit, the longest unread first, whatever is observed beside them', () => {
    let time = 0;
    const dropped: string[] = [];
    const store = createStore({ now: () => ++time, maxEntries: 4, onDrop: (key) => dropped.push(key) });
    const ends = Array.from({ length: 20 }, (_, number) =>
      store.query(`observed ${number}`).subscribe(() => {}),
    );
    for (const key of ['a', 'b', 'c', 'd']) store.publish(key, key, -1);
    store.query('a').read();
    expect(dropped).toEqual([]);
    store.publish('e', 'e', -1);
    expect(dropped).toEqual(['b', 'c', 'd']);
    for (const end of ends.slice(0, 3)) end();
    store.publish('f', 'f', -1);
    expect(dropped.slice(3)).toEqual(['observed 0', 'observed 1', 'observed 2', 'a']);
  });

  it('stay while a request for them is on its way', () => {
    const dropped: string[] = [];
    const store = createStore({ now: () => 0, maxEntries: 1, onDrop: (key) => dropped.push(key) });
    store.loading('a', true);
    for (const key of ['b', 'c']) store.publish(key, key, -1);
    expect(dropped).toEqual(['b', 'c']);
    store.loading('a', false);
    for (const key of ['d', 'e']) store.publish(key, key, -1);
    expect(dropped.slice(2)).toEqual(['a', 'd']);
  });
});
