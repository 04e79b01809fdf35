import type { Client } from '../client.ts';

/** Parts of answers that are on their way, by the keys of the reads that show them alone. */
function comingParts(client: Client): Map<string, Promise<unknown>> {
  const name = 'coming-list-parts';
  const held = client.parts.get(name) as Map<string, Promise<unknown>> | undefined;
  const parts = held ?? new Map<string, Promise<unknown>>();
  if (!held) client.parts.set(name, parts);
  return parts;
}

/** Lets reads that are asked for in the same tick wait for what comes anyway, until it has come. */
export function offerPart(client: Client, key: string, part: Promise<unknown>): void {
  const parts = comingParts(client);
  parts.set(key, part);
  const end = () => {
    if (parts.get(key) === part) parts.delete(key);
  };
  part.then(end, end);
}

/**
 * The part that is on its way for the read of this key with an answer to another one; undefined where none is, and where
 * that answer fails.
 */
export async function comingPart<Part>(client: Client, key: string): Promise<Part | undefined> {
  // The other one may be asked for later in the same tick.
  await Promise.resolve();
  try {
    return (await comingParts(client).get(key)) as Part | undefined;
  } catch {
    return undefined;
  }
}
