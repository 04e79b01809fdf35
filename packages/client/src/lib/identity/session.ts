import * as calls from '@relab/contract/identity';
import { changeUser } from '../change-user.ts';
import { writeAdapter } from '../write-adapter.ts';

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
