/** Each name once, in order, so that equal lists are written alike. What is no list stays, to be refused. */
export function distinct<Names extends readonly string[] | undefined>(
  names: Names,
): Names | readonly string[] {
  return Array.isArray(names) ? [...new Set<string>(names)].sort() : names;
}
