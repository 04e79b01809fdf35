import { setNewest } from '@relab/server/limits';
import type { Principal } from '@relab/server/principal';
import type { Objects } from './objects.ts';

/** The cached value of that name, or a new one. Callers must not change it. */
export type ObjectsCache<Value> = (objects: Objects, name: string, create: () => Value) => Value;

/** Caches at most `maxEntries` values for each set of objects; the least recently used one goes first. */
export function createObjectsCache<Value>(maxEntries: number): ObjectsCache<Value> {
  const cache = new WeakMap<Objects, Map<string, Value>>();
  return (objects, name, create) => {
    const values = cache.get(objects) ?? new Map<string, Value>();
    cache.set(objects, values);
    const value = values.get(name) ?? create();
    setNewest(values, name, value, maxEntries);
    return value;
  };
}

/** The same for all who may read and write the same fields. */
export const rolesKey = ({ kind, roles }: Principal): string => `${kind} ${roles.join()}`;
