import type { Client } from '../client/client.ts';

/** What is the same for every user. */
const shared = /^(commerce-context\/getAppContext|cms-delivery|status)\//;

/**
 * The user is another one from now on: nothing of the previous one is shown again. What is observed stays visible until its
 * new response has come.
 */
export async function changeUser(client: Client): Promise<void> {
  const personal = (key: string) => !shared.test(key);
  // First, so that nothing that follows counts as a change by the previous user.
  client.user++;
  client.emit({ type: 'user', at: client.store.now() });
  client.store.clearSlices();
  client.store.evict((key) => personal(key) && !client.sources.get(key)?.isUsed());
  client.store.invalidate(personal);
  const used = [...client.sources.values()].filter((source) => personal(source.key) && source.isUsed());
  await Promise.allSettled(used.map((source) => source.refresh()));
}
