import type { Client } from './client.ts';
import type { Explanation } from './source.ts';

/** Why a read was served or asked for, by its key; undefined where nobody has made it. */
export const explain = (client: Client, key: string): Explanation | undefined =>
  client.sources.get(key)?.explain();
