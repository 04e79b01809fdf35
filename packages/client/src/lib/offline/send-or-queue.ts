import { DeferredWrite } from '../adapters/deferred-write.ts';
import type { Client, Sending } from '../client/client.ts';
import { ClientError } from '../errors/client-error.ts';
import { offline } from '../errors/errors.ts';
import { uuid } from '../values/uuid.ts';
import { expectedResponse } from './optimistic-response.ts';
import { dependsOn, type QueuedCall, resolved } from './queued-write.ts';
import { isUnreachable } from './replay-outcome.ts';
import type { StoredQueue } from './stored-queue.ts';

export type Next = (sending: Sending) => Promise<unknown>;

type Config = Readonly<Record<string, unknown>>;

/** Sends a write, or queues it: behind those that it depends on, and where there is no network or none could be reached. */
export async function sendOrQueue(
  client: Client,
  queue: StoredQueue,
  sending: Sending,
  next: Next,
): Promise<unknown> {
  const { mirror, online } = queue;
  // What another tab has queued goes first.
  await mirror.load().catch(() => {});
  const { writes, ids } = mirror.state();
  const { idempotencyKey = uuid(), ...config } = resolved(sending.config as Config, ids);
  const key = String(idempotencyKey);
  const own = { call: sending.call.id as QueuedCall, config, provisionalId: undefined };
  if (!online() || writes.some((earlier) => dependsOn(own, earlier)))
    return enqueue(client, queue, { sending, config, key, cause: offline() });
  try {
    return await next({ ...sending, config: { ...config, idempotencyKey: key } });
  } catch (error) {
    const isLost = error instanceof ClientError && isUnreachable(error) && !sending.signal?.aborted;
    if (!isLost) throw error;
    return enqueue(client, queue, { sending, config, key, cause: error });
  }
}

interface Queueing {
  readonly sending: Sending;
  readonly config: Config;
  /** Its `Idempotency-Key`. */
  readonly key: string;
  readonly cause: ClientError;
}

/** Puts a write last, and returns what is expected of it. Rejects with `cause` where it cannot be stored. */
async function enqueue(
  client: Client,
  queue: StoredQueue,
  { sending, config, key, cause }: Queueing,
): Promise<DeferredWrite> {
  const { rows, mirror } = queue;
  const { call, into = [] } = sending;
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
  // Also where the queue has ended meanwhile: what is stored will be sent, so it must not be reported as failed.
  mirror.add(placed);
  queue.tell();
  // Behind others it goes as soon as they have gone; where none could be reached, after a while.
  if (cause.kind === 'offline') void queue.replay();
  else queue.later();
  return new DeferredWrite(expectedResponse(client, placed, mirror.state().ids));
}
