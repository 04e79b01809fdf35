import type { Client, Sending } from '../client/client.ts';
import { offline } from '../errors/errors.ts';
import { uuid } from '../values/uuid.ts';
import { changesUser, sendUserChange } from './change-user-call.ts';
import { isQueuedCall, lostWith, namesOf } from './queued-write.ts';
import { type Next, sendOrQueue } from './send-or-queue.ts';
import { openQueue } from './stored-queue.ts';
import { createTurns } from './turns.ts';
import type { QueueOptions, WriteQueue } from './write-queue.ts';

/** The network may be back: also a page that the browser has kept may have missed it. */
const reachable = ['online', 'pageshow'] as const;

/**
 * Lets the writes of records wait while there is no network, or where none could be reached. They are kept on disk,
 * shown as if they were done, and sent when the network is back: in their order, one tab at a time, and each under an
 * `Idempotency-Key` of its own, so that one whose answer was lost is not done twice. Who makes a write that waits is
 * answered what is expected. One that is rejected stops what depends on it, is reported and stored until it is dismissed.
 * Reads are answered with what is cached while there is no network, else fail with kind `offline`. No write is ever sent
 * for another user than its own: the queue ends when another user asks.
 *
 * The order holds for writes on one record, whether they name it by its own id or by the provisional one: they go in the
 * order in which a tab made them, and after all that were answered, be it in another tab, before they were made. Between
 * writes that two tabs make at the same moment there is none.
 *
 * Tabs learn of each other's answers here; `shareTabs` publishes what lists and other reads show after a write.
 */
export function queueWrites(client: Client, options: QueueOptions): WriteQueue {
  const { page = globalThis.window, queues = () => true, onSignOut = () => 'stay' as const } = options;
  const queue = openQueue(client, options);
  const { rows, mirror, sender, online, ready, replay } = queue;
  const inTurn = createTurns();
  /** Keys of reads that could not be sent. */
  const missed = new Set<string>();

  async function intercept(sending: Sending, next: Next): Promise<unknown> {
    const passed = sender.passOn(sending, next);
    if (passed) return passed;
    if (isQueuedCall(sending.call.id) && queues(sending)) {
      const { recordId } = sending.config as { readonly recordId?: string };
      await ready;
      const names = recordId === undefined ? [] : namesOf(recordId, mirror.state().ids);
      return inTurn(names, () => sendOrQueue(client, queue, sending, next));
    }
    if (!online()) {
      if (sending.call.kind === 'read') for (const key of sending.causes) missed.add(key);
      throw offline();
    }
    return changesUser(sending) ? sendUserChange(queue, onSignOut, sending, next) : next(sending);
  }

  /** What is observed and could not be requested; after the writes, so that it shows them. */
  async function requestMissed(): Promise<void> {
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
    for (const type of reachable) page?.removeEventListener(type, requestMissed);
    client.interceptors.splice(client.interceptors.indexOf(intercept), 1);
  }

  const stopListening = client.listen(({ type }) => {
    if (type === 'user') end();
  });
  for (const type of reachable) page?.addEventListener(type, requestMissed);
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
      // Under its old key the server would respond with its old error.
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
