import * as calls from '@relab/contract/identity';
import type { Client } from '../client.ts';
import { invalidate } from '../invalidate.ts';
import { writeAdapter } from '../write-adapter.ts';

/** What is the same whoever asks. */
const shared = /^(commerce-context\/getAppContext|cms-delivery|object-info|status)\//;

/**
 * Somebody else asks from now on: nothing of the one before is shown again. What is observed stays in sight until its
 * new answer is in.
 */
async function changeUser(client: Client): Promise<void> {
  const personal = (key: string) => !shared.test(key);
  client.store.clearStages();
  client.store.evict((key) => personal(key) && !client.sources.get(key)?.isUsed());
  await invalidate(client, personal);
}

export const signIn = writeAdapter(calls.signIn, { after: changeUser });

/** Signs in too. */
export const signUp = writeAdapter(calls.signUp, { after: changeUser });

export const signOut = writeAdapter(calls.signOut, {
  after(client) {
    client.storage.guestCart?.remove();
    client.storage.effectiveAccount?.remove();
    const { effectiveAccountId: _, ...context } = client.context;
    client.context = context;
    return changeUser(client);
  },
});

export const requestPasswordReset = writeAdapter(calls.requestPasswordReset);

export const resetPassword = writeAdapter(calls.resetPassword);
