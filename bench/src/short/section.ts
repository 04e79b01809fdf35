const headOf = (name: string): string => `## ${name}\n`;

/** Where the section of that name begins and ends in a page; undefined without one. */
function rangeOf(page: string, name: string): readonly [number, number] | undefined {
  const start = page.startsWith(headOf(name)) ? 0 : page.indexOf(`\n${headOf(name)}`) + 1;
  if (start === 0 && !page.startsWith(headOf(name))) return undefined;
  const next = page.indexOf('\n## ', start);
  return [start, next < 0 ? page.length : next + 1];
}

/** The section of a page with that name, with its heading; undefined where there is none. */
export function sectionOf(page: string, name: string): string | undefined {
  const range = rangeOf(page, name);
  return range && page.slice(...range).trimEnd();
}

/** The page with that section, in the place of the one that it has; behind all others where it has none. */
export function withSection(page: string, name: string, text: string): string {
  const range = rangeOf(page, name);
  if (!range) return `${page.trimEnd()}\n\n${text}\n`;
  const rest = page.slice(range[1]);
  return `${page.slice(0, range[0])}${text}\n${rest === '' ? '' : `\n${rest}`}`;
}
