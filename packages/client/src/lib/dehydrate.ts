import { dehydrate as dehydrateStore, type State } from '@relab/store';
import type { Client } from './client/client.ts';

/**
 * The cache as a value that JSON can carry, for a client that starts with it: all of it, or what these calls answered, by their
 * ids, and no records.
 */
export function dehydrate({ store }: Client, calls?: ReadonlySet<string>): State {
  // The parts of a key: area, call and scope.
  const isOf = (key: string): boolean => calls?.has(key.split('/', 2)[1] ?? '') ?? true;
  return dehydrateStore(store, calls && (({ slice, id }) => slice === 'entries' && isOf(id)));
}
