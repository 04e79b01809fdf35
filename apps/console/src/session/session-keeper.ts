import { type Client, ClientError, type Interceptor, writeAdapter } from '@relab/client';
import { signOut } from '@relab/client/identity';
import { type CurrentUser, getCurrentUser, signIn as signInCall } from '@relab/contract/identity';

/** Signs in without the forgetting that goes with another user: what is on the page is still that user's. */
const signInAgain = writeAdapter(signInCall);

export interface SessionKeeper {
  /** Stands around every call: one that fails because the session has ended waits, and is sent again. */
  readonly interceptor: Interceptor;
  /** Whether calls wait for somebody to sign in again. */
  hasEnded(): boolean;
  subscribe(listener: () => void): () => void;
  /** Asks whether the session goes on: a read that a guest may do as well would not say so. Never rejects. */
  verify(): Promise<void>;
  /** Resolves once the waiting calls go on; rejects with a ClientError. Somebody else's session loads the console anew. */
  resume(credentials: { readonly email: string; readonly password: string }): Promise<void>;
  /** Signs out, here and in every other tab. Rejects with a ClientError, such as where writes wait (`PENDING_WRITES`). */
  leave(): Promise<void>;
}

export interface SessionKeeperOptions {
  readonly client: () => Client;
  /** Opens the console anew: at its first page after signing out here, else where it is. */
  readonly restart: (hasLeft: boolean) => void;
}

/** What a call is answered with whose session is over: as a guest it finds nothing, or may not. */
const suspicious: ReadonlySet<number> = new Set([401, 403, 404]);

/** Keeps what is on the page when the session ends: nothing that was typed is lost. */
export function createSessionKeeper({ client, restart }: SessionKeeperOptions): SessionKeeper {
  const listeners = new Set<() => void>();
  let userId: string | undefined;
  let waiting: PromiseWithResolvers<void> | undefined;
  let isLeaving = false;
  let isListening = false;
  const change = (next: PromiseWithResolvers<void> | undefined): void => {
    waiting = next;
    for (const listener of listeners) listener();
  };

  /** A user who was signed in and is not any more has an ended session. The question goes past what is cached: the page stays. */
  async function hasSession(): Promise<boolean> {
    const { user } = (await client().send(getCurrentUser, {})) as CurrentUser;
    return user?.userId === userId;
  }

  /** Once somebody is signed in, another user, or none, begins anew: nothing of the one before is in the page. */
  function listen(): void {
    if (isListening) return;
    isListening = true;
    client().listen(({ type }) => {
      if (type === 'user' && userId !== undefined) restart(isLeaving);
    });
  }

  return {
    async interceptor(sending, next) {
      if (sending.call.area === 'identity') {
        const response = await next(sending);
        if (sending.call.id === getCurrentUser.id) {
          listen();
          userId ??= (response as CurrentUser).user?.userId;
        }
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
    async verify() {
      if (userId === undefined || waiting) return;
      // Without a network nobody knows, and nothing has ended.
      const goesOn = await hasSession().catch(() => true);
      if (!goesOn && !waiting) change(Promise.withResolvers());
    },
    async resume(credentials) {
      const { userId: now } = await signInAgain(client(), credentials);
      if (now !== userId) {
        restart(false);
        return;
      }
      const { resolve } = waiting ?? {};
      change(undefined);
      resolve?.();
    },
    async leave() {
      isLeaving = true;
      try {
        await signOut(client(), {});
      } finally {
        isLeaving = false;
      }
    },
  };
}
