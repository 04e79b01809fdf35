/** The statements of a text field, one in a line. */
export const linesOf = (text: string | null): readonly string[] =>
  (text ?? '')
    .split(/\r?\n|;/)
    .map((line) => line.replace(/^\s*[-*•]\s+/, '').trim())
    .filter((line) => line !== '');

/** `Speed: 4,000 rpm` as a name and its value, which is empty without a colon. */
export function nameAndValue(line: string): { readonly name: string; readonly value: string } {
  const [name = '', ...value] = line.split(':');
  return { name: name.trim(), value: value.join(':').trim() };
}

/** Whether a seller states that there is none, in English or German. */
export const isNone = (text: string): boolean =>
  /^(no|none|nothing|nothing is missing|kein|keine|keines|nichts|[-–—])[.!]?$/i.test(text.trim());

/** A JSON list of what is stated: an empty one where that is nothing, null where nothing is stated. */
export function statedList<T>(
  text: string | null,
  read: (lines: readonly string[]) => readonly T[],
): string | null {
  const lines = linesOf(text);
  const [first] = lines;
  if (first === undefined) return null;
  return JSON.stringify(lines.length === 1 && isNone(first) ? [] : read(lines));
}
