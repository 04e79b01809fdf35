const names: ReadonlySet<string> = new Set(['url', 'resourceUrl', 'thumbnailUrl']);

/** Below the site's own root; `//host` is another site's. */
const isPath = (text: string): boolean => /^\/(?!\/)/.test(text);

/** The same with the site's origin in front of the addresses of pictures, documents, contents and pages, where requested. */
export function withAbsoluteUrls<Value>(value: Value, baseUrl: string | undefined): Value {
  if (baseUrl === undefined) return value;
  const { origin } = new URL(baseUrl);
  const walk = (given: unknown): unknown => {
    if (Array.isArray(given)) return given.map(walk);
    if (typeof given !== 'object' || given === null) return given;
    return Object.fromEntries(
      Object.entries(given).map(([name, member]) => [
        name,
        typeof member === 'string' && names.has(name) && isPath(member) ? origin + member : walk(member),
      ]),
    );
  };
  return walk(value) as Value;
}
