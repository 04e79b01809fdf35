import type { Client } from '../client/client.ts';

/** What is the same for every user. */
const shared = /^(commerce-context\/getAppContext|cms-delivery|status)\//;

/**
 * Somebody else asks from now on: nothing of the one before is shown again. What is observed stays in sight until its
 * new answer is in.
 */
export async function changeUser(client: Client): Promise<void> {
  const personal = (key: string) => !shared.test(key);
  // First, so that nothing of what follows is taken for a change that the one before has made.
  client.user++;
  client.emit({ type: 'user', at: client.store.now() });
  client.store.clearSlices();
  client.store.evict((key) => personal(key) && !client.sources.get(key)?.isUsed());
  client.store.invalidate(personal);
  const used = [...client.sources.values()].filter((source) => personal(source.key) && source.isUsed());
  await Promise.allSettled(used.map((source) => source.refresh()));
}
