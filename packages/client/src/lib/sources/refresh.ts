import type { Client } from '../client/client.ts';
import type { Source } from '../client/source.ts';
import { notFetchable } from '../errors/errors.ts';

/** Asks the server for a read anew, whatever is cached (D-103), and answers what came. */
export function refresh<Data>(source: Source<Data>): Promise<Data>;
/** The same for reads of a client by their keys. One that was never made rejects with status 400 (D-135). */
export function refresh(client: Client, ...keys: readonly string[]): Promise<readonly unknown[]>;
export async function refresh(from: Source<unknown> | Client, ...keys: readonly string[]): Promise<unknown> {
  if ('refresh' in from) return from.refresh();
  return Promise.all(
    keys.map(async (key) => {
      const source = from.sources.get(key);
      if (!source) throw notFetchable();
      return source.refresh();
    }),
  );
}
