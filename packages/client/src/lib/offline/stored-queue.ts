import type { Client } from '../client/client.ts';
import { indexedRows } from '../persistence/indexed-rows.ts';
import { partitionOf } from '../persistence/partition.ts';
import { broadcastChannel } from '../tabs/channel.ts';
import { type Locks, rowLocks, webLocks } from './locks.ts';
import { createOptimisticWrites } from './optimistic-writes.ts';
import { mirrorQueue, type QueueMirror } from './queue-mirror.ts';
import { type QueueRows, queueRows } from './queue-rows.ts';
import { writtenWrite } from './queued-write.ts';
import { createReplayLoop } from './replay-loop.ts';
import { type QueuedSender, queuedSender } from './send-queued.ts';
import { ingestNotice, type WriteNotice } from './write-notice.ts';
import type { QueueOptions } from './write-queue.ts';

/** A queue on the disk, what is shown of it, and its way to the server. */
export interface StoredQueue {
  readonly rows: QueueRows;
  readonly mirror: QueueMirror;
  readonly sender: QueuedSender;
  readonly online: () => boolean;
  readonly ready: Promise<void>;
  hasEnded(): boolean;
  /** The same one for all tabs: who has it is the only one to send. */
  locked<Result>(task: () => Promise<Result>): Promise<Result>;
  replay(): Promise<void>;
  /** Replays after a while. */
  later(): void;
  /** The disk has changed; the other tabs are notified. */
  changed(change: () => Promise<unknown>): Promise<void>;
  tell(notice?: WriteNotice): void;
  end(): void;
}

const isOnline = (): boolean => globalThis.navigator?.onLine ?? true;

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

export function openQueue(client: Client, options: QueueOptions): StoredQueue {
  const {
    rows: disk = indexedRows('writes', options),
    page = globalThis.window,
    online = isOnline,
  } = options;
  const { wait = sleep, onRejected = () => {}, onCreated = () => {} } = options;
  const { now } = client.store;
  const partition = partitionOf(options);
  const name = `relab queue ${partition}`;
  const locks: Locks = options.locks ?? webLocks() ?? rowLocks(disk, { now, wait, page });
  const channel = options.channel ?? broadcastChannel(name);
  const rows = queueRows(disk, partition, now);
  const sender = queuedSender(client);
  const shown = createOptimisticWrites(client);
  let ended = false;
  let away = false;
  const hasEnded = () => ended;
  // A page that goes away may run on for a moment, and hear of a network: what it began then would be cut off.
  const isStopped = () => ended || away;
  const mirror = mirrorQueue(rows, ({ writes }) => {
    if (!ended) shown.show(writes);
  });

  function tell(notice?: WriteNotice): void {
    if (ended) return;
    try {
      channel?.post({ partition, told: notice && { ...notice, write: writtenWrite(notice.write) } });
    } catch {
      // A response that cannot leave the page: the others read the disk when they next write.
    }
  }

  const locked: StoredQueue['locked'] = (task) => locks.request(name, task);
  const replaying = { client, rows, mirror, shown, sender, online, isStopped, tell, onRejected, onCreated };
  const loop = createReplayLoop({ ...replaying, wait, locked, hasEnded });

  async function hear(message: unknown): Promise<void> {
    const { partition: whose, told: notice } = Object(message) as Readonly<Record<string, unknown>>;
    if (ended || whose !== partition) return;
    const taken = ingestNotice(client, mirror.state(), notice);
    if (taken) {
      const rest = shown.takeOff(taken.write, taken.response);
      mirror.done(taken.write, taken.id);
      rest();
    }
    await mirror.load();
  }

  const leave = () => {
    away = true;
  };
  /** After the back-forward cache a page may have missed that the network is back. */
  const comeBack = () => {
    if (!away) return;
    away = false;
    loop.restart();
  };
  const heard = { online: loop.restart, pagehide: leave, pageshow: comeBack };
  for (const [type, listener] of Object.entries(heard)) page?.addEventListener(type, listener);
  channel?.listen((message) => void hear(message).catch(() => {}));
  const ready = mirror.load().catch(() => {});
  void ready.then(loop.replay);

  return {
    rows,
    mirror,
    sender,
    online,
    ready,
    hasEnded,
    locked,
    replay: loop.replay,
    later: loop.later,
    async changed(change) {
      await change();
      await mirror.load();
      tell();
    },
    tell,
    end() {
      ended = true;
      for (const [type, listener] of Object.entries(heard)) page?.removeEventListener(type, listener);
      channel?.close();
      shown.clear();
    },
  };
}
