import { setImmediate, setTimeout } from 'node:timers/promises';
import { collect, cpuTime } from './clock.ts';
import type { ChangeTimes, PublishTimes } from './messages.ts';
import type { Cache, Peer } from './peer.ts';
import { itemId } from './workload.ts';

/** Milliseconds. */
const maxSetUp = 40_000;
const maxSeries = 3000;
const maxWait = 10_000;

interface Watched<Page, Item, Linked> {
  readonly cache: Cache<Page, Item, Linked>;
  /** Milliseconds until the observers of these items have been called. */
  until(concerned: ReadonlySet<number>, change: () => void): Promise<number>;
  calls(): number;
}

/** Milliseconds of some clock. */
type Clock = () => number;

/** Time that goes by: reading it takes no time, which counts where a change takes microseconds. */
const passed: Clock = () => performance.now();

/** A cache with `count` records in it and one observer of each. */
async function watched<Page, Item, Linked>(
  peer: Peer<Page, Item, Linked>,
  count: number,
  owners: number,
  clock: Clock,
): Promise<Watched<Page, Item, Linked>> {
  const cache = peer.create();
  const startedAt = performance.now();
  let calls = 0;
  let waiting = new Set<number>();
  let done = (_: number) => {};
  const called = (number: number) => {
    calls++;
    if (waiting.delete(number) && waiting.size === 0) done(clock());
  };
  const text = JSON.stringify(peer.form.page({ size: count, owners }));
  cache.takeIn(JSON.parse(text));
  cache.spread?.(JSON.parse(text));
  for (let number = 0; number < count; number++) {
    cache.observe(itemId(number), () => called(number));
    if (number % 1000 > 0) continue;
    await setImmediate();
    if (performance.now() - startedAt > maxSetUp)
      throw new Error(`${number} observers took over ${maxSetUp / 1000} s to set up`);
  }
  await setTimeout(50);
  calls = 0;
  return {
    cache,
    async until(concerned, change) {
      waiting = new Set(concerned);
      const { promise, resolve } = Promise.withResolvers<number>();
      done = resolve;
      const late = new AbortController();
      const begin = clock();
      change();
      const end = await Promise.race([
        promise,
        setTimeout(maxWait, Number.NaN, { signal: late.signal }).catch(() => Number.NaN),
      ]);
      late.abort();
      if (Number.isNaN(end)) throw new Error('an observer that was concerned was never called');
      return end - begin;
    },
    calls: () => calls,
  };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Changes until there are samples enough or the time is up; the first fifth warms up. */
async function series(
  samples: number,
  change: (version: number) => Promise<number>,
): Promise<readonly number[]> {
  const startedAt = performance.now();
  const times: number[] = [];
  collect();
  for (let version = 1; version <= samples; version++) {
    times.push(await change(version));
    await setImmediate();
    if (performance.now() - startedAt > maxSeries && times.length >= 5) break;
  }
  return times;
}

async function measure<Page, Item, Linked>(
  { calls }: Watched<Page, Item, Linked>,
  samples: number,
  concerned: number,
  change: (version: number) => Promise<number>,
): Promise<ChangeTimes> {
  const times = await series(samples, change);
  await setTimeout(50);
  return {
    kind: 'change',
    called: median(times.slice(Math.floor(times.length / 5))),
    withoutCause: calls() / times.length - concerned,
  };
}

/** One field of one record out of `count` changes, by a new answer for that record. */
export async function changeRound<Page, Item, Linked>(
  peer: Peer<Page, Item, Linked>,
  count: number,
  samples: number,
): Promise<ChangeTimes> {
  const owners = 20;
  const all = await watched(peer, count, owners, passed);
  return measure(all, samples, 1, (version) => {
    // Numbers that look drawn by lot and are the same in every run.
    const number = (version * 7919) % count;
    const item: Item = JSON.parse(JSON.stringify(peer.form.item(number, version, { size: count, owners })));
    return all.until(new Set([number]), () => all.cache.takeItem(item));
  });
}

/** The one owner of `count` records changes, by a new answer for it alone. */
export async function sharedRound<Page, Item, Linked>(
  peer: Peer<Page, Item, Linked>,
  count: number,
  samples: number,
): Promise<ChangeTimes> {
  const all = await watched(peer, count, 1, cpuTime);
  const { takeOwner } = all.cache;
  if (!takeOwner) throw new Error('it does not know that many records lead to the same one');
  const everybody = new Set(Array.from({ length: count }, (_, number) => number));
  return measure(all, samples, count, (version) => {
    const owner: Linked = JSON.parse(JSON.stringify(peer.form.owner(0, version)));
    return all.until(everybody, () => takeOwner(owner));
  });
}

/** So many small answers are timed together, since one is too quick for the clock; it is also what our store drops at once. */
const block = 2500;

/** Small answers that nobody observes, each under a key of its own, beside `count` observed records. */
export async function observedRound<Page, Item, Linked>(
  peer: Peer<Page, Item, Linked>,
  count: number,
  blocks: number,
): Promise<PublishTimes> {
  const { cache } = await watched(peer, count, 20, passed);
  const { takeAnswer } = cache;
  if (!takeAnswer) throw new Error('it keeps nothing but records');
  const times: number[] = [];
  const startedAt = performance.now();
  for (let done = 0; done < blocks && performance.now() - startedAt < maxSeries; done++) {
    const answers = Array.from({ length: block }, (_, number) => JSON.parse(`{"total":${number}}`));
    collect();
    const begin = cpuTime();
    let taken = 0;
    for (; taken < block; taken++) {
      if (taken % 100 === 99 && cpuTime() - begin > maxSeries) break;
      takeAnswer(`answer ${done * block + taken}`, answers[taken]);
    }
    times.push((cpuTime() - begin) / taken);
  }
  return { kind: 'observed', published: median(times) };
}
