type Entry = Readonly<Record<string, unknown>>;

/** A list that travels as JSON in a text field. Whatever is no list is an empty one; never throws. */
function readList(json: string | null | undefined): readonly unknown[] {
  if (!json) return [];
  try {
    const value: unknown = JSON.parse(json);
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const entriesOf = (json: string | null | undefined): readonly Entry[] =>
  readList(json).filter((value): value is Entry => typeof value === 'object' && value !== null);

/** One statement about an instrument; the unit stands apart, so that numbers align. */
export interface Fact {
  readonly name: string;
  readonly value: string;
  readonly unit?: string;
}

export function readFacts(json: string | null | undefined): readonly Fact[] {
  return entriesOf(json).flatMap(({ name, value, unit }) => {
    const text = typeof value === 'number' ? String(value) : value;
    if (!isText(name) || !isText(text)) return [];
    return [{ name, value: text, ...(isText(unit) && { unit }) }];
  });
}

/** What was tested, and what came out. */
export interface Test {
  readonly what: string;
  readonly result: string;
}

export function readTests(json: string | null | undefined): readonly Test[] {
  return entriesOf(json).flatMap(({ what, result }) =>
    isText(what) ? [{ what, result: isText(result) ? result : '' }] : [],
  );
}

export function readTexts(json: string | null | undefined): readonly string[] {
  return readList(json).filter(isText);
}
