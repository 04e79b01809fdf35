import { entriesOf, isText } from './json-list.ts';

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
