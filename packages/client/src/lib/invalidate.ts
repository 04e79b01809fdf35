import type { Client } from './client.ts';

/**
 * What a write has touched: marks it as stale and asks again for what is observed or on its way, so that an answer
 * from before the write is not kept. Resolves when these answers are in; their failures reach those who observe.
 */
export async function invalidate(client: Client, touches: (key: string) => boolean): Promise<void> {
  client.store.invalidate(touches);
  const used = [...client.sources.values()].filter((source) => touches(source.key) && source.isUsed());
  await Promise.allSettled(used.map((source) => source.refresh()));
}

/** Keys that begin with one of these. */
export const under =
  (...starts: readonly string[]) =>
  (key: string): boolean =>
    starts.some((start) => key.startsWith(start));
