import type { Client } from '../client/client.ts';
import type { ClientOptions } from '../create-client.ts';
import type { ScriptedFetch } from '../testing/scripted-fetch.ts';
import { settle, testClient } from '../testing/test-client.ts';

/** A clock that several clients share; who waits for it waits until it has passed. */
export interface Clock {
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Lets so many milliseconds pass, and what follows from them. */
  pass(milliseconds: number): Promise<void>;
}

export function createClock(): Clock {
  let time = 1_750_000_000_000;
  const waiting: { readonly until: number; readonly resolve: () => void }[] = [];
  return {
    now: () => time,
    wait(milliseconds) {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.push({ until: time + milliseconds, resolve });
      return promise;
    },
    async pass(milliseconds) {
      const end = time + milliseconds;
      for (;;) {
        await settle();
        const next = waiting.sort((a, b) => a.until - b.until)[0];
        if (!next || next.until > end) break;
        waiting.shift();
        time = Math.max(time, next.until);
        next.resolve();
      }
      time = end;
      await settle();
    },
  };
}

/** A client on that clock. */
export function clientAt(
  clock: Clock,
  script: Readonly<Record<string, unknown>>,
  options: Partial<ClientOptions> = {},
): { readonly client: Client; readonly fetch: ScriptedFetch } {
  return testClient(script, { now: clock.now, wait: clock.wait, ...options });
}
