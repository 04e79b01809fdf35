import type { Client } from '../client.ts';
import { invalidate } from '../invalidate.ts';

/**
 * Records that hold fields of two versions are asked for again with all their fields, where anybody observes them
 * (D-113). The one whose answer is just coming in is left out: its request asked for all of them.
 */
export function mendRecords(client: Client, torn: readonly string[], except?: string): void {
  const starts = torn.filter((id) => id !== except).map((id) => `records/getRecord/${id}?`);
  if (starts.length > 0) void invalidate(client, (key) => starts.some((start) => key.startsWith(start)));
}
