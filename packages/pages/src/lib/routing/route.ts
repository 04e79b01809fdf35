type ParamName<Pattern extends string> = Pattern extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer Tail}`
    ? NameOf<Name> | ParamName<`/${Tail}`>
    : NameOf<Rest>
  : never;
type NameOf<Name extends string> = Name extends `${infer Plain}?` ? Plain : Name;

/** The named parts of a pattern; a part whose name ends in `?` may be missing. */
export type Params<Pattern extends string> = Readonly<Record<ParamName<Pattern>, string>>;

/** Parameters of whatever route, by name. */
export type AnyParams = Readonly<Record<string, string>>;

/** A URL pattern and the page that it leads to. */
export interface Route<Pattern extends string = string> {
  readonly pattern: Pattern;
  /** The name by which `importPage` finds the page, such as its folder. */
  readonly page: string;
}

/**
 * One line of a two-way table: the route, and the page references that mean it, so that content links to pages without
 * knowing addresses. `toParams` returns undefined for a reference that means another page.
 */
export interface ReferencedRoute<Reference, Pattern extends string = string> extends Route<Pattern> {
  readonly toReference: (params: AnyParams) => Reference;
  readonly toParams: (reference: Reference) => AnyParams | undefined;
}

/** The pages of a site by name. The first pattern that fits a URL counts. */
export type RouteTable = Readonly<Record<string, Route>>;

/** One line of a table: a pattern such as `/products/:id` or `/search/:page?`, and the page that it leads to. */
export function route<const Pattern extends string>(pattern: Pattern, page: string): Route<Pattern> {
  return { pattern, page };
}

/** For a site whose content uses `Reference`: a function that declares one line of the table. */
export const routeDefiner =
  <Reference>() =>
  <const Pattern extends string>(
    pattern: Pattern,
    page: string,
    meaning: {
      readonly toReference: (params: Params<Pattern>) => Reference;
      readonly toParams: (reference: Reference) => Params<Pattern> | undefined;
    },
  ): ReferencedRoute<Reference, Pattern> => ({
    pattern,
    page,
    toReference: (params) => meaning.toReference(params as Params<Pattern>),
    toParams: meaning.toParams,
  });
