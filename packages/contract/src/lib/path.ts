/** The `{names}` of a call's path, in order. */
export function pathNames(path: string): readonly string[] {
  return Array.from(path.matchAll(/\{(\w+)\}/g), (match) => match[1] ?? '');
}

/** Puts values in the places of a path; a name without a value throws, since no request can be made of it. */
export function fillPath(path: string, values: Readonly<Record<string, unknown>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined || value === null || value === '')
      throw new TypeError(`The path ${path} needs ${name}.`);
    return Array.isArray(value)
      ? value.map((part) => encodeURIComponent(String(part))).join(',')
      : encodeURIComponent(String(value));
  });
}
