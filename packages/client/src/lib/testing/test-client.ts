import type { Client } from '../client/client.ts';
import { type ClientOptions, createClient } from '../create-client.ts';
import { type ScriptedFetch, scriptedFetch } from './scripted-fetch.ts';

/** A client of `testClient`, and the hands on its network and clock. */
export interface TestClient {
  readonly client: Client;
  readonly fetch: ScriptedFetch;
  /** Lets so many milliseconds pass on the client's clock. */
  readonly pass: (milliseconds: number) => void;
  /** What the client waited for, in milliseconds. */
  readonly waits: readonly number[];
}

/** A client of a store and a site, on a scripted network and a clock that stands still. */
export function testClient(
  script: Readonly<Record<string, unknown>>,
  options: Partial<ClientOptions> = {},
): TestClient {
  let time = 1_750_000_000_000;
  const waits: number[] = [];
  const fetch = scriptedFetch(script);
  const client = createClient({
    fetch,
    context: { webstoreId: '0ZE1', siteId: '0DM1' },
    now: () => time,
    wait: async (milliseconds) => {
      waits.push(milliseconds);
    },
    onServer: false,
    // A request that a test leaves unanswered would fail a file that runs later in the same process.
    timeout: Number.POSITIVE_INFINITY,
    ...options,
  });
  return { client, fetch, waits, pass: (milliseconds) => (time += milliseconds) };
}

/** After everything that is already on its way has arrived. */
export const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
