/** Names or ids that may stand in one text, comma-joined, as they stand in paths. */
export const namesIn = (names: string | readonly string[]): readonly string[] =>
  [names].flat().flatMap((text) => text.split(',').map((name) => name.trim()));
