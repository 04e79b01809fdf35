import type { Principal } from '@relab/server/principal';
import type { Objects } from './objects.ts';

/** The kept value of that name, or a new one. Whoever is given it must not change it. */
export type Keeper<Value> = (objects: Objects, name: string, make: () => Value) => Value;

/** Keeps what was made last from each set of objects, `most` of them; what goes first is what nobody asked for longest. */
export function createKeeper<Value>(most: number): Keeper<Value> {
  const kept = new WeakMap<Objects, Map<string, Value>>();
  return (objects, name, make) => {
    const values = kept.get(objects) ?? new Map<string, Value>();
    kept.set(objects, values);
    const known = values.get(name);
    const value = known ?? make();
    values.delete(name);
    values.set(name, value);
    const [oldest] = values.keys();
    if (values.size > most && oldest !== undefined) values.delete(oldest);
    return value;
  };
}

/** The same for all who may read and write the same fields. */
export const rolesKey = ({ kind, roles }: Principal): string => `${kind} ${roles.join()}`;
