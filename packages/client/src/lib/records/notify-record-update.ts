import { normalizeId } from '@relab/contract';
import type { Client } from '../client/client.ts';
import { createThrottle, type Throttle } from '../values/throttle.ts';
import { followChanged } from './follow-changed-records.ts';

/** A record that somebody has changed by another way than this client. */
export interface RecordNotice {
  readonly recordId: string;
}

const warning = 'More than 60 record notifications in 60 s: those above are dropped.';

/** D-278: one for each client. */
function isLetThrough(client: Client): boolean {
  const cached = client.parts.get('notifications') as Throttle | undefined;
  const throttle = cached ?? createThrottle({ now: client.store.now, warn: () => console.warn(warning) });
  client.parts.set('notifications', throttle);
  return throttle.pass();
}

/**
 * Says that records were changed by another way: see `followChanged`. 60 calls in 60 s get through (D-278), those above
 * are dropped with one warning. Resolves when the answers are in, and never rejects.
 */
export async function notifyRecordUpdateAvailable(
  client: Client,
  notices: readonly RecordNotice[],
): Promise<void> {
  if (!isLetThrough(client)) return;
  await followChanged(client, [...new Set(notices.map(({ recordId }) => normalizeId(String(recordId))))]);
}
