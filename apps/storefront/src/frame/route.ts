import type { PageReference } from '@relab/toolkit/link';
import { prefix } from '../language/language.ts';

type ParamName<Pattern extends string> = Pattern extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? NameOf<Name> | ParamName<`/${Tail}`>
    : NameOf<Rest>
  : never;
type NameOf<Name extends string> = Name extends `${infer Plain}?` ? Plain : Name;

/** The named parts of a pattern; a part whose name ends in `?` may be missing. */
export type Params<Pattern extends string> = Readonly<Record<ParamName<Pattern>, string>>;

export type AnyParams = Readonly<Record<string, string>>;

/**
 * One line of the two-way table: a URL pattern, and the page references that mean it. `toParams` answers undefined for
 * a reference that means another page.
 */
export interface Route<Pattern extends string = string> {
  readonly pattern: Pattern;
  /** The folder below `pages/`. */
  readonly page: string;
  readonly toReference: (params: AnyParams) => PageReference;
  readonly toParams: (reference: PageReference) => AnyParams | undefined;
}

export function route<const Pattern extends string>(
  pattern: Pattern,
  page: string,
  meaning: {
    readonly toReference: (params: Params<Pattern>) => PageReference;
    readonly toParams: (reference: PageReference) => Params<Pattern> | undefined;
  },
): Route<Pattern> {
  return {
    pattern,
    page,
    toReference: (params) => meaning.toReference(params as Params<Pattern>),
    toParams: meaning.toParams,
  };
}

/** A page that is only known by its name. */
export function namedRoute<const Pattern extends string>(
  pattern: Pattern,
  page: string,
  name: string,
): Route<Pattern> {
  return {
    pattern,
    page,
    toReference: (params) => ({
      type: 'comm__namedPage',
      attributes: { name },
      ...(Object.keys(params).length > 0 ? { state: params } : {}),
    }),
    toParams: (reference) =>
      reference.type === 'comm__namedPage' && reference.attributes.name === name
        ? (reference.state ?? {})
        : undefined,
  };
}

/**
 * The address of a route in the language of the pages. Empty optional parts are left out; anything in `query` follows, empty
 * values too left out.
 */
export function hrefOf<Pattern extends string>(
  { pattern }: Route<Pattern>,
  ...[params, query]: ParamName<Pattern> extends never
    ? [params?: undefined, query?: QueryValues]
    : [params: Partial<Params<Pattern>>, query?: QueryValues]
): string {
  const values: Partial<AnyParams> = params ?? {};
  const path = pattern.replace(/\/:(\w+)\??/g, (_, name: string) => {
    const value = values[name];
    return value === undefined || value === '' ? '' : `/${encodeURIComponent(value)}`;
  });
  return (prefix + (path === '/' ? '' : path) || '/') + writeQuery(query);
}

export type QueryValues = Readonly<Record<string, string | number | readonly string[] | undefined | null>>;

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

export interface Match {
  readonly name: string;
  readonly route: Route;
  readonly params: AnyParams;
}

/** Finds the route of a URL. The patterns are compiled once, when the table is read. */
export function matcher(routes: Readonly<Record<string, Route>>): (url: URL) => Match | undefined {
  const compiled = Object.entries(routes).map(([name, entry]) => ({
    name,
    route: entry,
    pattern: new URLPattern({ pathname: prefix + (entry.pattern === '/' ? '' : entry.pattern) || '/' }),
  }));
  return (url) => {
    const pathname = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') : url.pathname;
    for (const { name, route: found, pattern } of compiled) {
      const result = pattern.exec({ pathname });
      if (!result) continue;
      const params: Record<string, string> = {};
      for (const [key, value] of Object.entries(result.pathname.groups)) {
        const decoded = decode(value ?? '');
        if (decoded === undefined) return undefined;
        params[key] = decoded;
      }
      return { name, route: found, params };
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

/** The address that a page reference means, by the first route that knows it. */
export function referenceToHref(
  routes: Readonly<Record<string, Route>>,
  reference: PageReference,
): string | undefined {
  for (const entry of Object.values(routes)) {
    const params = entry.toParams(reference);
    if (params) return hrefOf(entry as Route<'/:any'>, params as Params<'/:any'>);
  }
  return undefined;
}
