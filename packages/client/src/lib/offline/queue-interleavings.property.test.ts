import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRecord, updateRecord } from '../records/record-writes.ts';
import { settle } from '../testing/test-client.ts';
import { memoryLocks } from './locks.ts';
import {
  type Browser,
  createBrowser,
  type Fault,
  openQueueTab,
  type QueueTab,
  reconnect,
} from './queue-tab.fixture.ts';

/** One step of a random sequence. Tabs and records are taken modulo their number. */
type Step =
  | { readonly kind: 'create'; readonly tab: number; readonly parent: number | undefined }
  | { readonly kind: 'update'; readonly tab: number; readonly record: number; readonly renamed: boolean }
  | { readonly kind: 'network'; readonly online: boolean }
  | { readonly kind: 'fault'; readonly fault: Fault }
  | { readonly kind: 'busy' }
  | { readonly kind: 'pass'; readonly milliseconds: number }
  | { readonly kind: 'settle' }
  | { readonly kind: 'reload'; readonly tab: number };

const place = fc.nat({ max: 5 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('create' as const),
      tab: place,
      parent: fc.option(place, { nil: undefined }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('update' as const),
      tab: place,
      record: place,
      // By the id from the server, as soon as the response has come.
      renamed: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('network' as const), online: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('fault' as const),
      fault: fc.constantFrom<Fault>('before', 'after', undefined),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'busy' as const }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('pass' as const),
      milliseconds: fc.constantFrom(10, 1_000, 5_000),
    }),
  },
  { weight: 4, arbitrary: fc.constant({ kind: 'settle' as const }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reload' as const), tab: place }) },
);

/** A write as whoever made it knows it. Times are counted in events of the story. */
interface Made {
  readonly name: string;
  /** The record that it is about, by the name that it was created under. */
  readonly record: string;
  readonly tab: QueueTab;
  readonly madeAt: number;
  acceptedAt: number | undefined;
  failed: boolean;
}

interface Known {
  readonly record: string;
  readonly id: string;
}

/** `exclusive`: whether the browser's locks are reliable; a lease may end under a tab that was suspended. */
async function play(
  steps: readonly Step[],
  exclusive: boolean,
): Promise<{
  readonly browser: Browser;
  readonly made: readonly Made[];
  readonly tabs: readonly QueueTab[];
}> {
  const browser = createBrowser();
  const input = new Map<string, string>();
  const open = () =>
    openQueueTab(browser, {
      onCreated: (provisionalId, id) => input.set(provisionalId, id),
      ...(exclusive ? {} : { locks: memoryLocks() }),
    });
  const tabs = [open(), open()];
  const made: Made[] = [];
  const known: Known[] = [];
  let events = 0;

  function track(
    write: Omit<Made, 'acceptedAt' | 'failed' | 'madeAt'>,
    promise: Promise<{ readonly id: string }>,
  ): void {
    const entry: Made = { ...write, madeAt: ++events, acceptedAt: undefined, failed: false };
    made.push(entry);
    promise.then(
      ({ id }) => {
        entry.acceptedAt = ++events;
        if (write.name === write.record) known.push({ record: write.record, id });
      },
      () => {
        entry.failed = true;
      },
    );
  }

  function take(one: Step): unknown {
    const tab = 'tab' in one ? tabs[one.tab % tabs.length] : undefined;
    const name = `write ${made.length}`;
    switch (one.kind) {
      case 'create': {
        if (!tab) return undefined;
        const parent = one.parent === undefined ? undefined : known[one.parent % known.length];
        const fields = { Name: name, ...(parent ? { ParentId: parent.id } : {}) };
        return track({ name, record: name, tab }, createRecord(tab.client, { apiName: 'Account', fields }));
      }
      case 'update': {
        const found = known[one.record % known.length];
        if (!tab || !found) return undefined;
        const recordId = (one.renamed && input.get(found.id)) || found.id;
        const config = { recordId, fields: { Name: name } };
        return track({ name, record: found.record, tab }, updateRecord(tab.client, config));
      }
      case 'network':
        if (one.online) reconnect(browser, tabs);
        else browser.online = false;
        return undefined;
      case 'fault':
        return browser.faults.push(one.fault);
      case 'busy':
        return browser.server.refusals.push(503);
      case 'pass':
        return browser.clock.pass(one.milliseconds);
      case 'settle':
        return settle();
      case 'reload':
        tab?.kill();
        tabs[one.tab % tabs.length] = open();
        return undefined;
    }
  }

  for (const one of steps) await take(one);
  await settle();
  browser.faults = [];
  browser.server.refusals = [];
  reconnect(browser, tabs);
  await browser.clock.pass(200_000);
  return { browser, made, tabs };
}

/** Many stories begin with a record that waits to be created: most can go wrong where it gets its own id. */
const waiting: readonly Step[] = [
  { kind: 'network', online: false },
  { kind: 'create', tab: 0, parent: undefined },
  { kind: 'settle' },
];
const story = fc
  .tuple(fc.constantFrom<readonly Step[]>([], waiting), fc.array(step, { maxLength: 30 }))
  .map(([begin, rest]) => [...begin, ...rest]);

test('any story of writes, failures, reloads and tabs ends with each accepted write done once and in order', async () => {
  await fc.assert(
    fc.asyncProperty(story, fc.boolean(), async (steps, exclusive) => {
      const { browser, made, tabs } = await play(steps, exclusive);
      const { deeds } = browser.server;
      const done = deeds.map(({ name }) => name);
      // At most once, also where the page was closed before anybody could be notified.
      expect(new Set(done).size).toBe(done.length);
      for (const { name, acceptedAt, failed } of made) {
        if (acceptedAt !== undefined) expect(done).toContain(name);
        if (failed) expect(done).not.toContain(name);
      }
      for (const [later, write] of made.entries()) {
        for (const earlier of made.slice(0, later)) {
          const isFirst =
            earlier.tab === write.tab ||
            (earlier.acceptedAt !== undefined && earlier.acceptedAt < write.madeAt);
          const both = done.includes(earlier.name) && done.includes(write.name);
          if (earlier.record !== write.record || !isFirst || !both) continue;
          expect(done.indexOf(earlier.name)).toBeLessThan(done.indexOf(write.name));
        }
      }
      for (const { queue } of tabs) {
        expect(queue.pending()).toEqual([]);
        expect(queue.rejected()).toEqual([]);
      }
    }),
    { numRuns: 1_000, endOnFailure: false },
  );
}, 120_000);
