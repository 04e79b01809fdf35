import type { Client } from '../client/client.ts';
import type { Explanation } from '../client/source.ts';

/** Why a read was served or requested, by its key; undefined where it does not exist. */
export const explain = (client: Client, key: string): Explanation | undefined =>
  client.sources.get(key)?.explain();
