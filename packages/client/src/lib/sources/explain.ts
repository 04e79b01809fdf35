import type { Client } from '../client/client.ts';
import type { Explanation } from '../client/source.ts';

/** Why a read was served or asked for, by its key; undefined where nobody has made it. */
export const explain = (client: Client, key: string): Explanation | undefined =>
  client.sources.get(key)?.explain();
