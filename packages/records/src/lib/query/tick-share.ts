import { type Database, isReplica } from '@relab/database';

/** The end of this turn of the event loop: by then all requests that arrived together were looked at. */
export const endOfTick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Does the work, or gets what has just been requested for the same owner and under the same key. */
export type TickShare<Result> = (owner: object, key: string, work: () => Promise<Result>) => Promise<Result>;

/** What a replica has is shared among those alone who read from it. */
export const shareKey = (database: Database, key: string): string =>
  isReplica(database) ? `replica ${key}` : key;

/**
 * Work that is asked for several times in one turn of the event loop is done once, at its end: after all of those have
 * asked who get its result, so nobody is shown less than was there when they did. Nothing is stored.
 */
export function createTickShare<Result>(): TickShare<Result> {
  const shared = new WeakMap<object, Map<string, Promise<Result>>>();
  return (owner, key, work) => {
    const results = shared.get(owner) ?? new Map<string, Promise<Result>>();
    shared.set(owner, results);
    const existing = results.get(key);
    if (existing) return existing;
    const result = endOfTick().then(() => {
      results.delete(key);
      return work();
    });
    results.set(key, result);
    return result;
  };
}
