import { type Client, ClientError, type Interceptor, writeAdapter } from '@relab/client';
import { getCurrentUser } from '@relab/client/identity';
import { signIn as signInCall } from '@relab/contract/identity';

/** Signs in without the forgetting that goes with another user: what is on the page is still that user's. */
const signInAgain = writeAdapter(signInCall);

export interface SessionKeeper {
  /** Stands around every call: one that fails because the session has ended waits, and is sent again. */
  readonly interceptor: Interceptor;
  /** Whether calls wait for somebody to sign in again. */
  hasEnded(): boolean;
  subscribe(listener: () => void): () => void;
  /** Resolves once the waiting calls go on; rejects with a ClientError. Somebody else's session loads the console anew. */
  resume(credentials: { readonly email: string; readonly password: string }): Promise<void>;
}

/** What a call is answered with whose session is over: as a guest it finds nothing, or may not. */
const suspicious: ReadonlySet<number> = new Set([401, 403, 404]);

/** Keeps what is on the page when the session ends: nothing that was typed is lost. */
export function createSessionKeeper(client: () => Client): SessionKeeper {
  const listeners = new Set<() => void>();
  let userId: string | undefined;
  let waiting: PromiseWithResolvers<void> | undefined;
  const change = (next: PromiseWithResolvers<void> | undefined): void => {
    waiting = next;
    for (const listener of listeners) listener();
  };

  /** Whose session it is by now; a user who was signed in and is not any more has an ended one. */
  async function hasSession(): Promise<boolean> {
    const { user } = await getCurrentUser(client(), {}, { policy: 'no-cache' });
    return user?.userId === userId;
  }

  return {
    async interceptor(sending, next) {
      if (sending.call.area === 'identity') {
        const response = await next(sending);
        if (sending.call.id === 'getCurrentUser')
          userId ??= (response as { user: { userId: string } | null }).user?.userId;
        return response;
      }
      await waiting?.promise;
      try {
        return await next(sending);
      } catch (error) {
        const mayHaveEnded = error instanceof ClientError && suspicious.has(error.status);
        if (!mayHaveEnded || userId === undefined || (await hasSession())) throw error;
        if (!waiting) change(Promise.withResolvers());
        await waiting?.promise;
        return await next(sending);
      }
    },
    hasEnded: () => waiting !== undefined,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async resume(credentials) {
      const { userId: now } = await signInAgain(client(), credentials);
      if (now !== userId) {
        window.location.reload();
        return;
      }
      const { resolve } = waiting ?? {};
      change(undefined);
      resolve?.();
    },
  };
}
