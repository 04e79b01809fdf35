import type { AnyParams, Route } from './route.ts';

/**
 * A route that a URL leads to, by its name in the table. Parameters are decoded; optional ones that are missing are
 * empty.
 */
export interface Match<Found extends Route = Route> {
  readonly name: string;
  readonly route: Found;
  readonly params: AnyParams;
}

/** Finds the route of a URL. The patterns are compiled once, when the table is read. */
export function createMatcher<Found extends Route>(
  routes: Readonly<Record<string, Found>>,
  prefix = '',
): (url: URL) => Match<Found> | undefined {
  const compiled = Object.entries(routes).map(([name, entry]) => ({
    name,
    route: entry,
    pattern: new URLPattern({ pathname: prefix + (entry.pattern === '/' ? '' : entry.pattern) || '/' }),
  }));
  return (url) => {
    const pathname = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') : url.pathname;
    for (const { name, route, pattern } of compiled) {
      const result = pattern.exec({ pathname });
      if (!result) continue;
      const params: Record<string, string> = {};
      for (const [key, value] of Object.entries(result.pathname.groups)) {
        const decoded = decode(value ?? '');
        if (decoded === undefined) return undefined;
        params[key] = decoded;
      }
      return { name, route, params };
    }
    return undefined;
  };
}

/** Undefined for an escape that stands for no text, such as `%E0%A4%A`, or for one that nothing is named by. */
function decode(text: string): string | undefined {
  try {
    const decoded = decodeURIComponent(text);
    return decoded.includes('\0') ? undefined : decoded;
  } catch {
    return undefined;
  }
}
