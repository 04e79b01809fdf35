/** A value of a body. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json;
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with another member; undefined takes it out. */
export function withMember(value: Json | undefined, name: string, member: Json | undefined): JsonObject {
  const { [name]: _, ...rest } = isObject(value) ? value : {};
  return member === undefined ? rest : { ...(isObject(value) ? value : {}), [name]: member };
}

/** A list whose entry at a place is moved by so many places. */
export function moved<Entry>(list: readonly Entry[], from: number, by: number): readonly Entry[] {
  const to = from + by;
  const entry = list[from];
  if (entry === undefined || to < 0 || to >= list.length) return list;
  const others = list.filter((_, at) => at !== from);
  return [...others.slice(0, to), entry, ...others.slice(to)];
}

/** Whether two values are written alike, whatever order the members of their objects have. */
export function isSame(one: Json | undefined, other: Json | undefined): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, at) => isSame(entry, other[at]));
  if (!isObject(one) || !isObject(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSame(one[name], other[name]));
}
