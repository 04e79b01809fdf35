type Entry = Readonly<Record<string, unknown>>;

/** A list that travels as JSON in a text field. Whatever is no list is an empty one; never throws. */
export function readList(json: string | null | undefined): readonly unknown[] {
  if (!json) return [];
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

export const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

export const entriesOf = (json: string | null | undefined): readonly Entry[] =>
  readList(json).filter((value): value is Entry => typeof value === 'object' && value !== null);
