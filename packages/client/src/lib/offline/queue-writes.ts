import { DeferredWrite } from '../adapters/deferred-write.ts';
import type { Client, Sending } from '../client/client.ts';
import { ClientError, ownError } from '../errors/client-error.ts';
import { uuid } from '../values/uuid.ts';
import { expectedResponse } from './optimistic-response.ts';
import { dependsOn, isQueuedCall, lostWith, namesOf, type QueuedCall, resolved } from './queued-write.ts';
import { isUnreachable } from './replay-outcome.ts';
import { openQueue } from './stored-queue.ts';
import { createTurns } from './turns.ts';
import type { QueueOptions, WriteQueue } from './write-queue.ts';

type Next = (sending: Sending) => Promise<unknown>;

/** The network may be back: also a page that the browser has kept may have missed it. */
const reachable = ['online', 'pageshow'] as const;

const changesUser: ReadonlySet<string> = new Set(['signIn', 'signUp', 'signOut']);

const offline = (): ClientError => ownError(0, 'Offline', 'OFFLINE', 'There is no network.');

/**
 * Lets the writes of records wait while there is no network, or where none could be reached. They are kept on disk,
 * shown as if they were done, and sent when the network is back: in their order, one tab at a time, and each under an
 * `Idempotency-Key` of its own, so that one whose answer was lost is not done twice. Who makes a write that waits is
 * answered what is expected. One that is refused stops what depends on it, is told of and kept until it is dismissed.
 * Reads are answered with what is held while there is no network, else fail with kind `offline`. No write is ever sent
 * for another user than its own: the queue ends when another user asks.
 *
 * The order holds for writes on one record, whether they name it by its own id or by the provisional one: they go in the
 * order in which a tab made them, and after all that were answered, be it in another tab, before they were made. Between
 * writes that two tabs make at the same moment there is none.
 *
 * Tabs learn of each other's answers here; what lists and other reads show after a write is told by `shareTabs`.
 */
export function queueWrites(client: Client, options: QueueOptions): WriteQueue {
  const { page = globalThis.window, queues = () => true, onSignOut = () => 'stay' as const } = options;
  const queue = openQueue(client, options);
  const { rows, mirror, sender, online, ready, replay } = queue;
  const inTurn = createTurns();
  /** Keys of reads that could not be asked for. */
  const missed = new Set<string>();

  /** Puts a write last, and answers what is expected of it. Rejects with `cause` where it cannot be kept. */
  async function keep(
    { call, into = [] }: Sending,
    config: Readonly<Record<string, unknown>>,
    key: string,
    cause: ClientError,
  ): Promise<DeferredWrite> {
    const write = {
      id: key,
      call: call.id as QueuedCall,
      config,
      provisionalId: call.id === 'createRecord' ? `draft:${key}` : undefined,
      into,
      at: client.store.now(),
      tries: 0,
      refusal: undefined,
    };
    if (queue.hasEnded()) throw cause;
    const placed = await rows.append(write, mirror.session() ?? 0).catch(() => undefined);
    if (!placed) throw cause;
    // Also where the queue has ended meanwhile: what is kept will be sent, so nobody may be told that it failed.
    mirror.add(placed);
    queue.tell();
    // Behind others it goes as soon as they have gone; where none could be reached, after a while.
    if (cause.kind === 'offline') void replay();
    else queue.later();
    return new DeferredWrite(expectedResponse(client, placed, mirror.state().ids));
  }

  async function write(sending: Sending, next: Next): Promise<unknown> {
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

  /** After it the next request would be somebody else's. */
  async function changeUser(sending: Sending, next: Next): Promise<unknown> {
    await ready;
    await mirror.load().catch(() => {});
    const { writes } = mirror.state();
    const asks = sending.call.id === 'signOut' && writes.length > 0;
    const choice = asks ? await onSignOut(writes) : 'keep';
    if (choice === 'stay')
      throw ownError(409, 'Conflict', 'PENDING_WRITES', `${writes.length} changes are not saved yet.`);
    // No tab sends anything meanwhile, and none does afterwards.
    return queue.locked(async () => {
      const response = await next(sending);
      await rows.endSession(choice === 'discard').catch(() => {});
      return response;
    });
  }

  async function intercept(sending: Sending, next: Next): Promise<unknown> {
    const passed = sender.passOn(sending, next);
    if (passed) return passed;
    if (isQueuedCall(sending.call.id) && queues(sending)) {
      const { recordId } = sending.config as { readonly recordId?: string };
      await ready;
      const names = recordId === undefined ? [] : namesOf(recordId, mirror.state().ids);
      return inTurn(names, () => write(sending, next));
    }
    if (!online()) {
      if (sending.call.kind === 'read') for (const key of sending.causes) missed.add(key);
      throw offline();
    }
    return changesUser.has(sending.call.id) ? changeUser(sending, next) : next(sending);
  }

  /** What is observed and could not be asked for; after the writes, so that it shows them. */
  async function askMissed(): Promise<void> {
    if (missed.size === 0) return;
    await replay();
    const keys = [...missed];
    missed.clear();
    for (const key of keys) {
      const source = client.sources.get(key);
      if (source?.isUsed()) source.refresh('online').catch(() => {});
    }
  }

  function end(): void {
    if (queue.hasEnded()) return;
    queue.end();
    stopListening();
    for (const type of reachable) page?.removeEventListener(type, askMissed);
    client.interceptors.splice(client.interceptors.indexOf(intercept), 1);
  }

  const stopListening = client.listen(({ type }) => {
    if (type === 'user') end();
  });
  for (const type of reachable) page?.addEventListener(type, askMissed);
  client.interceptors.push(intercept);

  const find = (id: string) => mirror.rejected().find((one) => one.id === id);

  return {
    ready,
    pending: mirror.pending,
    rejected: mirror.rejected,
    subscribe: mirror.subscribe,
    replay,
    async retry(id) {
      const found = find(id);
      if (!found) return;
      // Under its old key the server would answer with its old refusal.
      const renewed = { ...found, id: uuid(), tries: 0, refusal: undefined };
      await queue.changed(() => rows.put(renewed));
      await replay();
    },
    async dismiss(id) {
      const found = find(id);
      if (!found) return;
      await queue.changed(() => rows.drop(lostWith(found, mirror.state().writes)));
      await replay();
    },
    end,
  };
}
