import type { Client, Sending } from '../client.ts';
import { ClientError, ownError } from '../client-error.ts';
import { KeptWrite } from '../kept-write.ts';
import { indexedRows } from '../persistence/indexed-rows.ts';
import { partitionOf } from '../persistence/partition.ts';
import { broadcastChannel } from '../tabs/channel.ts';
import { uuid } from '../uuid.ts';
import { expectedAnswer } from './expected-answer.ts';
import { rowLocks, webLocks } from './locks.ts';
import { mirrorQueue } from './queue-mirror.ts';
import { queueRows } from './queue-rows.ts';
import {
  dependsOn,
  isQueuedCall,
  lostWith,
  type QueuedCall,
  resolved,
  writtenWrite,
} from './queued-write.ts';
import { replayWrites } from './replay.ts';
import { isUnreachable } from './replay-outcome.ts';
import { queuedSender } from './send-queued.ts';
import { showWrites } from './shown-writes.ts';
import { type Told, takeTold } from './told-answer.ts';
import { createTurns } from './turns.ts';
import type { QueueOptions, WriteQueue } from './write-queue.ts';

type Next = (sending: Sending) => Promise<unknown>;

const isOnline = (): boolean => globalThis.navigator?.onLine ?? true;

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

const offline = (): ClientError => ownError(0, 'Offline', 'OFFLINE', 'There is no network.');

/** Milliseconds until the next try, the longer the more have failed. */
const pause = (failures: number): number => Math.min(60_000, 1_000 * 2 ** failures);

/**
 * Lets the writes of records wait while there is no network, or where none could be reached. They are kept on disk,
 * shown as if they were done, and sent when the network is back: in their order, one tab at a time, and each under an
 * `Idempotency-Key` of its own, so that one whose answer was lost is not done twice. Who makes a write that waits is
 * answered what is expected. One that is refused stops what depends on it, is told of and kept until it is dismissed.
 * Reads are answered with what is held while there is no network, else fail with kind `offline`. No write is ever sent
 * for another user than its own: the queue ends when another user asks.
 *
 * Tabs learn of each other's answers here; what lists and other reads show after a write is told by `shareTabs`.
 */
export function queueWrites(client: Client, options: QueueOptions): WriteQueue {
  const { rows = indexedRows('writes', options), page = globalThis.window, online = isOnline } = options;
  const { wait = sleep, queues = () => true, onSignOut = () => 'stay' as const } = options;
  const { onRefused = () => {}, onCreated = () => {} } = options;
  const { now } = client.store;
  const partition = partitionOf(options);
  const lock = `relab queue ${partition}`;
  const locks = options.locks ?? webLocks() ?? rowLocks(rows, { now, wait });
  const channel = options.channel ?? broadcastChannel(lock);
  const queue = queueRows(rows, partition, now);
  const sender = queuedSender(client);
  const shown = showWrites(client);
  const inTurn = createTurns();
  let failures = 0;
  let scheduled = false;
  let ended = false;
  const hasEnded = () => ended;
  const mirror = mirrorQueue(queue, ({ writes, ids }) => {
    if (!ended) shown.show(writes, ids);
  });

  function tell(told: Told | undefined): void {
    if (ended) return;
    try {
      channel?.post({ partition, told: told && { ...told, write: writtenWrite(told.write) } });
    } catch {
      // An answer that cannot leave the page: the others read the disk when they next write.
    }
  }

  async function changed(change: () => Promise<unknown>): Promise<void> {
    await change();
    await mirror.load();
    tell(undefined);
  }

  async function replay(): Promise<void> {
    if (ended) return;
    const settings = {
      client,
      rows: queue,
      mirror,
      shown,
      sender,
      online,
      hasEnded,
      tell,
      onRefused,
      onCreated,
    };
    // Where the disk fails nothing is sent: what waits may have been sent by another tab.
    const end = await locks.request(lock, () => replayWrites(settings)).catch(() => 'later' as const);
    if (end === 'later') later();
    else failures = 0;
  }

  function later(): void {
    if (scheduled || ended) return;
    scheduled = true;
    void wait(pause(failures++)).then(() => {
      scheduled = false;
      return replay();
    });
  }

  /** Puts a write last, and answers what is expected of it. Rejects with `cause` where it cannot be kept. */
  async function keep(
    { call, into = [] }: Sending,
    config: Readonly<Record<string, unknown>>,
    key: string,
    cause: ClientError,
  ): Promise<KeptWrite> {
    const write = {
      id: key,
      call: call.id as QueuedCall,
      config,
      provisionalId: call.id === 'createRecord' ? `draft:${key}` : undefined,
      into,
      at: now(),
      tries: 0,
      refusal: undefined,
    };
    const placed = await queue.append(write, mirror.session() ?? 0).catch(() => undefined);
    if (!placed || ended) throw cause;
    mirror.add(placed);
    tell(undefined);
    // Behind others it goes as soon as they have gone; where none could be reached, after a while.
    if (cause.kind === 'offline') void replay();
    else later();
    return new KeptWrite(expectedAnswer(client, placed, mirror.state().ids));
  }

  async function write(sending: Sending, next: Next): Promise<unknown> {
    await ready;
    // What another tab has put there goes first.
    await mirror.load().catch(() => {});
    const { writes, ids } = mirror.state();
    const given = resolved(sending.config as Readonly<Record<string, unknown>>, ids);
    const { idempotencyKey = uuid(), ...config } = given;
    const key = String(idempotencyKey);
    const own = { call: sending.call.id as QueuedCall, config, provisionalId: undefined };
    if (!online() || writes.some((earlier) => dependsOn(own, earlier)))
      return keep(sending, config, key, offline());
    try {
      return await next({ ...sending, config: { ...config, idempotencyKey: key } });
    } catch (error) {
      const isLost = error instanceof ClientError && isUnreachable(error) && !sending.signal?.aborted;
      if (!isLost) throw error;
      return keep(sending, config, key, error);
    }
  }

  async function signOut(sending: Sending, next: Next): Promise<unknown> {
    await ready;
    await mirror.load().catch(() => {});
    const { writes } = mirror.state();
    const choice = writes.length > 0 ? await onSignOut(writes) : 'keep';
    if (choice === 'stay')
      throw ownError(409, 'Conflict', 'PENDING_WRITES', `${writes.length} changes are not saved yet.`);
    // No tab sends anything meanwhile, and none does afterwards.
    return locks.request(lock, async () => {
      const answer = await next(sending);
      await queue.endSession(choice === 'discard').catch(() => {});
      return answer;
    });
  }

  async function intercept(sending: Sending, next: Next): Promise<unknown> {
    const passed = sender.passOn(sending, next);
    if (passed) return passed;
    if (isQueuedCall(sending.call.id) && queues(sending)) {
      const { recordId } = sending.config as { readonly recordId?: unknown };
      return inTurn(recordId, () => write(sending, next));
    }
    if (!online()) throw offline();
    return sending.call.id === 'signOut' ? signOut(sending, next) : next(sending);
  }

  async function hear(message: unknown): Promise<void> {
    const { partition: whose, told } = Object(message) as Readonly<Record<string, unknown>>;
    if (ended || whose !== partition) return;
    const held = takeTold(client, mirror.state(), told);
    if (held) {
      const rest = shown.takeOff(held.write, held.answer);
      mirror.done(held.write, held.id);
      rest();
    }
    await mirror.load();
  }

  const back = () => {
    failures = 0;
    void replay();
  };

  function end(): void {
    if (ended) return;
    ended = true;
    stopListening();
    page?.removeEventListener('online', back);
    channel?.close();
    client.interceptors.splice(client.interceptors.indexOf(intercept), 1);
    shown.clear();
  }

  const stopListening = client.listen(({ type }) => {
    if (type === 'user') end();
  });
  page?.addEventListener('online', back);
  channel?.listen((message) => void hear(message).catch(() => {}));
  client.interceptors.push(intercept);
  const ready = mirror.load().catch(() => {});
  void ready.then(replay);

  const find = (id: string) => mirror.refused().find((one) => one.id === id);

  return {
    ready,
    pending: mirror.pending,
    refused: mirror.refused,
    subscribe: mirror.subscribe,
    replay,
    async retry(id) {
      const found = find(id);
      if (!found) return;
      // Under its old key the server would answer with its old refusal.
      const renewed = { ...found, id: uuid(), tries: 0, refusal: undefined };
      await changed(() => queue.put(renewed));
      await replay();
    },
    async dismiss(id) {
      const found = find(id);
      if (!found) return;
      await changed(() => queue.drop(lostWith(found, mirror.state().writes)));
      await replay();
    },
    end,
  };
}
