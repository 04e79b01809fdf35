import type { AnyParams, Params, Route } from './route.ts';

/** Values of a query; a list is written once for each member. */
export type QueryValues = Readonly<Record<string, string | number | readonly string[] | undefined | null>>;

/**
 * The address of a route. Empty optional parts are left out; anything in `query` follows, empty values too left out.
 */
export type HrefOf = <Pattern extends string>(
  route: Pick<Route<Pattern>, 'pattern'>,
  ...[params, query]: keyof Params<Pattern> extends never
    ? [params?: undefined, query?: QueryValues]
    : [params: Partial<Params<Pattern>>, query?: QueryValues]
) => string;

/** For the pages of one language, whose prefix stands before each path. */
export function createHrefOf(prefix = ''): HrefOf {
  const hrefOf = (
    { pattern }: Pick<Route, 'pattern'>,
    params: Partial<AnyParams> = {},
    query?: QueryValues,
  ): string => {
    const path = pattern.replace(/\/:(\w+)\??/g, (_, name: string) => {
      const value = params[name];
      return value === undefined || value === '' ? '' : `/${encodeURIComponent(value)}`;
    });
    return (prefix + (path === '/' ? '' : path) || '/') + writeQuery(query);
  };
  return hrefOf as HrefOf;
}

/** A query with its `?`, escaped; nothing where every value is empty, null or undefined. */
export function writeQuery(query: QueryValues = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') search.append(name, String(one));
    }
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
