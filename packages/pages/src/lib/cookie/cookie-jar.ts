/** The cookies of one page request: those that came with it, changed by what its calls set. */
export interface CookieJar {
  /** The Cookie header for the next call. */
  header(): string;
  get(name: string): string | undefined;
  readonly names: readonly string[];
  set(name: string, value: string, attributes?: string): void;
  /** Takes over the Set-Cookie headers of a call's answer. */
  take(headers: Headers): void;
  /** Set-Cookie headers for the page's own answer. */
  readonly changed: readonly string[];
}

const read = (pair: string): [string, string] => {
  const equals = pair.indexOf('=');
  return equals < 0 ? [pair.trim(), ''] : [pair.slice(0, equals).trim(), pair.slice(equals + 1).trim()];
};

/**
 * The cookies of a page request, from its Cookie header; null where there is none. For calls that a page makes while
 * it is rendered: each sees what those before have set.
 */
export function createCookieJar(header: string | null): CookieJar {
  const cookies = new Map(
    (header ?? '')
      .split(';')
      .filter((pair) => pair.includes('='))
      .map(read),
  );
  const changed: string[] = [];
  const take = (line: string) => {
    changed.push(line);
    const [pair = '', ...attributes] = line.split(';');
    const [name, value] = read(pair);
    const isRemoved = value === '' || attributes.some((attribute) => /^\s*max-age=0\s*$/i.test(attribute));
    if (isRemoved) cookies.delete(name);
    else cookies.set(name, value);
  };
  return {
    changed,
    header: () => Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '),
    get: (name) => cookies.get(name),
    get names() {
      return [...cookies.keys()];
    },
    set: (name, value, attributes = 'Path=/; SameSite=Lax') => take(`${name}=${value}; ${attributes}`),
    take: (headers) => headers.getSetCookie().forEach(take),
  };
}
