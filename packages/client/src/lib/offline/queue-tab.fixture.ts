import type { Client } from '../client/client.ts';
import { createClient } from '../create-client.ts';
import { type Clock, createClock } from '../persistence/clock.fixture.ts';
import { memoryRows } from '../persistence/memory-rows.ts';
import type { Rows } from '../persistence/rows.ts';
import type { Channel } from '../tabs/channel.ts';
import { memoryChannels } from '../tabs/memory-channel.ts';
import { type ScriptedFetch, scriptedFetch } from '../testing/scripted-fetch.ts';
import { type AccountsServer, accountsServer } from './accounts-server.fixture.ts';
import { type Locks, memoryLocks } from './locks.ts';
import { queueWrites } from './queue-writes.ts';
import type { QueueOptions, WriteQueue } from './write-queue.ts';

/** What a network does to a request: nothing, or it fails before or after the server has acted. */
export type Fault = 'before' | 'after' | undefined;

/** A browser with one network, one disk and any number of tabs. */
export interface Browser {
  readonly clock: Clock;
  readonly server: AccountsServer;
  readonly rows: Rows;
  readonly open: () => Channel;
  readonly locks: Locks;
  online: boolean;
  /** For the next writes, in their order. */
  faults: Fault[];
}

export const createBrowser = (): Browser => ({
  clock: createClock(),
  server: accountsServer(),
  rows: memoryRows(),
  open: memoryChannels(),
  locks: memoryLocks(),
  online: true,
  faults: [],
});

export interface QueueTab {
  readonly client: Client;
  readonly queue: WriteQueue;
  readonly fetch: ScriptedFetch;
  readonly page: EventTarget;
  /** Gone without a word, in the middle of whatever it was doing. */
  kill(): void;
}

const failure = () => new TypeError('fetch failed');

export function openQueueTab(browser: Browser, options: Partial<QueueOptions> = {}): QueueTab {
  const { clock, server, rows, open } = browser;
  const fetch = scriptedFetch(server.script);
  const page = new EventTarget();
  const dead = new Promise<never>(() => {});
  let killed = false;
  /** Nothing comes back to a page that is gone. */
  const alive = async <Result>(result: Promise<Result>): Promise<Result> => {
    const value = await result;
    return killed ? dead : value;
  };
  const gone = Promise.withResolvers<never>();
  gone.promise.catch(() => {});
  /** A lock is released with the page that had it. */
  const untilGone = <Result>(task: () => Promise<Result>): Promise<Result> =>
    killed ? gone.promise : Promise.race([task(), gone.promise]);
  const client = createClient({
    now: clock.now,
    wait: clock.wait,
    onServer: false,
    context: { webstoreId: '0ZE1', siteId: '0DM1' },
    fetch: async (url, init) => {
      if (killed) return dead;
      if (!browser.online) throw failure();
      const fault = init.method === 'GET' ? undefined : browser.faults.shift();
      if (fault === 'before') throw failure();
      const response = await alive(fetch(url, init));
      if (fault === 'after') throw failure();
      return response;
    },
  });
  const queue = queueWrites(client, {
    user: 'ann',
    org: 'first',
    rows: {
      all: (partition) => alive(rows.all(partition)),
      change: (partition, changes) => (killed ? dead : alive(rows.change(partition, changes))),
      update: (partition, decide) => (killed ? dead : alive(rows.update(partition, decide))),
      clear: (partition) => rows.clear(partition),
      expire: (before) => rows.expire(before),
    },
    locks: { request: (lock, task) => browser.locks.request(lock, () => untilGone(task)) },
    channel: open(),
    wait: clock.wait,
    online: () => browser.online,
    page,
    ...options,
  });
  return {
    client,
    queue,
    fetch,
    page,
    kill() {
      killed = true;
      queue.end();
      gone.reject(new Error('The page is gone.'));
    },
  };
}

/** The network comes back, and every tab is notified. */
export function reconnect(browser: Browser, tabs: readonly QueueTab[]): void {
  browser.online = true;
  for (const { page } of tabs) page.dispatchEvent(new Event('online'));
}
