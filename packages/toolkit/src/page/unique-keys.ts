/**
 * A key for each of some neighbours: its own name where it has one that no neighbour before it has, else its place. The two
 * can never be confused.
 */
export function uniqueKeys(names: readonly (string | undefined)[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name, index) => {
    if (name === undefined || name === '' || taken.has(name)) return `#${index}`;
    taken.add(name);
    return `=${name}`;
  });
}
