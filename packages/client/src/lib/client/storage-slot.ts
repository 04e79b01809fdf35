import type { Slot } from './client.ts';

/**
 * Keeps one value in a storage of the browser, as JSON. A storage that is full, forbidden or not there keeps nothing,
 * and what somebody else wrote there counts as nothing: none of it is ever thrown.
 */
export function storageSlot<Value>(
  key: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  isValue: (value: unknown) => value is Value,
): Slot<Value> {
  const quietly = <Result>(task: () => Result): Result | null => {
    try {
      return task();
    } catch {
      return null;
    }
  };
  return {
    read() {
      const value: unknown = quietly(() => JSON.parse(storage().getItem(key) ?? 'null'));
      return isValue(value) ? value : null;
    },
    save: (value) => void quietly(() => storage().setItem(key, JSON.stringify(value))),
    remove: () => void quietly(() => storage().removeItem(key)),
  };
}
