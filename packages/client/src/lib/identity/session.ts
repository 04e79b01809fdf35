import * as calls from '@relab/contract/identity';
import { writeAdapter } from '../adapters/write-adapter.ts';
import { changeUser } from '../invalidation/change-user.ts';

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
