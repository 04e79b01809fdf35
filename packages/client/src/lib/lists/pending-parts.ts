import type { Client } from '../client/client.ts';

/** Parts of answers that are requested in this tick, by the keys of the reads that show them alone. */
function comingParts(client: Client): Map<string, Promise<unknown>> {
  const name = 'coming-list-parts';
  const cached = client.parts.get(name) as Map<string, Promise<unknown>> | undefined;
  const parts = cached ?? new Map<string, Promise<unknown>>();
  if (!cached) client.parts.set(name, parts);
  return parts;
}

/** Lets a read that is requested in the same tick wait for what comes anyway. */
export function offerPart(client: Client, key: string, part: Promise<unknown>): void {
  const parts = comingParts(client);
  parts.set(key, part);
  part.catch(() => {});
  // A later caller may request it because something has changed since.
  queueMicrotask(() =>
    queueMicrotask(() => {
      if (parts.get(key) === part) parts.delete(key);
    }),
  );
}

/**
 * The part that another read of this tick brings for the read of this key; undefined where none does, and where that one
 * fails.
 */
export async function pendingPart<Part>(client: Client, key: string): Promise<Part | undefined> {
  // The other one may be requested after this one.
  await Promise.resolve();
  try {
    return (await comingParts(client).get(key)) as Part | undefined;
  } catch {
    return undefined;
  }
}
