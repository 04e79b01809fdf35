/** A JSON value that is no list and no record; null is left out. */
const wordOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

/** An entry of several words is a name and what is said of it: `Max. speed: 4000 rpm`. */
function lineOf(entry: unknown): string | undefined {
  if (Array.isArray(entry)) return undefined;
  if (typeof entry !== 'object' || entry === null) return wordOf(entry) || undefined;
  const values: readonly unknown[] = Object.values(entry);
  if (values.some((value) => typeof value === 'object' && value !== null)) return undefined;
  const [name, ...rest] = values.map(wordOf).filter((word) => word !== '');
  return name !== undefined && rest.length > 0 ? `${name}: ${rest.join(' ')}` : name;
}

/**
 * A text that is a JSON list, as one line for each entry; empty for a list of nothing. Undefined for every other text, and
 * for a list of which some entry cannot be said in a line.
 */
export function jsonLines(text: string): readonly string[] | undefined {
  if (!/^\s*\[[\s\S]*\]\s*$/.test(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value)) return undefined;
    const lines = value.map(lineOf);
    return lines.every((line) => line !== undefined) ? lines : undefined;
  } catch {
    return undefined;
  }
}
