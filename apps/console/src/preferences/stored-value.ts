import { useSyncExternalStore } from 'react';
import { useUser } from '../session/user.tsx';

/** Something small that the browser keeps for one user; every tab has the same. */
export interface StoredValue<T> {
  read(): T;
  write(value: T): void;
  subscribe(listener: () => void): () => void;
}

const prefix = 'relab-console';

/** The browser may keep nothing, because it cannot or may not: then the value lasts as long as the page. */
const storage = (): Storage | undefined => {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
};

/**
 * `parse` makes a value of whatever is stored, which anybody may have written: an older build, or a hand. It gets undefined
 * where nothing is.
 */
export function createStoredValue<T>(key: string, parse: (stored: unknown) => T): StoredValue<T> {
  const listeners = new Set<() => void>();
  let text: string | null | undefined;
  let value: T;
  const read = (): T => {
    const now = storage()?.getItem(key) ?? null;
    if (now !== text) {
      text = now;
      value = parse(parsedJson(now));
    }
    return value;
  };
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  return {
    read,
    write(next) {
      text = JSON.stringify(next);
      value = next;
      try {
        storage()?.setItem(key, text);
      } catch {
        // Full: as if the browser had no storage.
      }
      notify();
    },
    subscribe(listener) {
      const onStorage = (event: StorageEvent): void => {
        if (event.key === key || event.key === null) listener();
      };
      listeners.add(listener);
      window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}

function parsedJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The stored values of one kind, of the present user. */
export type StoredValues<T> = (userId: string) => StoredValue<T>;

/** Values of one kind, one for each user who works with this browser. */
export function storedValues<T>(name: string, parse: (stored: unknown) => T): StoredValues<T> {
  const values = new Map<string, StoredValue<T>>();
  return (userId) => {
    const found = values.get(userId);
    if (found) return found;
    const value = createStoredValue(`${prefix} ${name} ${userId}`, parse);
    values.set(userId, value);
    return value;
  };
}

/** The signed-in user's value, and how to change it. */
export function useStoredValue<T>(values: StoredValues<T>): readonly [T, (value: T) => void] {
  const { userId } = useUser();
  const { read, write, subscribe } = values(userId);
  return [useSyncExternalStore(subscribe, read, read), write];
}
