import type { Client } from '../client/client.ts';

/**
 * What a write has touched: marks it as stale and asks again for what is observed or on its way, so that an answer
 * from before the write is not kept. Resolves when these answers are in; their failures reach those who observe.
 */
export async function invalidate(client: Client, touches: (key: string) => boolean): Promise<void> {
  client.store.invalidate(touches);
  const used = [...client.sources.values()].filter((source) => touches(source.key) && source.isUsed());
  await Promise.allSettled(used.map((source) => source.refresh()));
}

/**
 * After a change of who or in what is asked: as `invalidate`, and what nobody looks at is forgotten, so that it is never
 * shown again, not even until the new answer comes.
 */
export async function replace(client: Client, touches: (key: string) => boolean): Promise<void> {
  client.store.evict((key) => touches(key) && !client.sources.get(key)?.isUsed());
  await invalidate(client, touches);
}

/** Keys that begin with one of these. */
export const under =
  (...starts: readonly string[]) =>
  (key: string): boolean =>
    starts.some((start) => key.startsWith(start));
