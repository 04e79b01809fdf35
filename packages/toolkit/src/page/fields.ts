/** An object as content holds one: members of any kind by name. */
export type Fields = Readonly<Record<string, unknown>>;

/** Not null, and no list. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
