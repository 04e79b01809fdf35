import type { Sending } from '../client/client.ts';
import { ownError } from '../errors/errors.ts';
import type { Next } from './send-or-queue.ts';
import type { StoredQueue } from './stored-queue.ts';
import type { QueueOptions } from './write-queue.ts';

const calls: ReadonlySet<string> = new Set(['signIn', 'signUp', 'signOut']);

/** After such a call the next request would be another user's. */
export const changesUser = ({ call }: Sending): boolean => calls.has(call.id);

/** Sends a call that changes the user, once it is settled what becomes of the writes that wait. */
export async function sendUserChange(
  queue: StoredQueue,
  onSignOut: NonNullable<QueueOptions['onSignOut']>,
  sending: Sending,
  next: Next,
): Promise<unknown> {
  const { mirror, ready, rows } = queue;
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
