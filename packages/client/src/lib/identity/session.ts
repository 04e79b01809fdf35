import * as calls from '@relab/contract/identity';
import { writeAdapter } from '../adapters/write-adapter.ts';
import { changeUser } from '../invalidation/change-user.ts';

/**
 * Signs in, and resolves once what is observed was requested again as the new user; all else of the old one is
 * dropped. Too many attempts reject with 429 and `retryAt`. A guest's cart stays apart until `mergeGuestCart`.
 */
export const signIn = writeAdapter(calls.signIn, { after: changeUser });

/** Signs in too. */
export const signUp = writeAdapter(calls.signUp, { after: changeUser });

/**
 * Ends the session, forgets the guest cart and the effective account (S-161, S-135), and requests what is observed
 * again as a guest.
 */
export const signOut = writeAdapter(calls.signOut, {
  after(client) {
    client.storage.guestCart?.remove();
    client.storage.effectiveAccount?.remove();
    const { effectiveAccountId: _, ...context } = client.context;
    client.context = context;
    return changeUser(client);
  },
});

/** Mails a link to a new password. Resolves alike whether anybody has the address. */
export const requestPasswordReset = writeAdapter(calls.requestPasswordReset);

/**
 * Sets a password (10 to 128 characters) by the token of the mail, which serves once, within an hour. Ends all
 * sessions of the user and signs nobody in.
 */
export const resetPassword = writeAdapter(calls.resetPassword);
