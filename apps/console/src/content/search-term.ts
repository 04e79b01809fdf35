/**
 * What somebody types, as a search: the last word may go on, words of one letter say nothing yet. What has a wildcard already is
 * left as it is.
 */
export function searchTerm(typed: string): string {
  const words = typed.split(/\s+/).filter((word) => [...word.replaceAll('*', '')].length > 1);
  const last = words.at(-1);
  return last === undefined || last.endsWith('*') ? words.join(' ') : `${words.join(' ')}*`;
}
