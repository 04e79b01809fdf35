import type { ObjectSchema, TypeOf } from './schema.ts';

/** The version every call speaks (S-259, D-276). */
export const apiVersion = 'v63.0';

/** Versions whose calls and responses have the shapes declared here, both included. */
export const supportedVersions = { oldest: 60, newest: 67 } as const;

/** The release of the reference in which that version came (S-260). */
export const apiRelease = 254;

/** Where the data calls live; `{version}` is filled in when a request is built. */
export const dataPath = '/services/data/{version}' as const;

/** Members of a body as a form. */
export type WriteParts = (members: Readonly<Record<string, unknown>>) => FormData;

/** The HTTP methods that calls use. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** How a body travels: as JSON, or as `multipart/form-data` with files in parts of their own. */
export type Encoding = 'json' | 'multipart';

/** Where a program's own calls belong, as `x-weather`: to none of the platform's areas. */
export type OwnArea = `x-${string}`;

/** The part of an API that a call belongs to. A write that changes an area makes reads of that area ask again. */
export type Area =
  | OwnArea
  | 'commerce-context'
  | 'carts'
  | 'delivery-groups'
  | 'catalogue'
  | 'checkout'
  | 'orders'
  | 'records'
  | 'lists'
  | 'object-info'
  | 'layouts'
  | 'actions'
  | 'apps'
  | 'duplicates'
  | 'related-lists'
  | 'search'
  | 'avatars'
  | 'files'
  | 'favorites'
  | 'history'
  | 'sobjects'
  | 'cms-delivery'
  | 'cms-authoring'
  | 'seo'
  | 'identity'
  | 'administration'
  | 'order-management'
  | 'analytics';

/** Path names that a client fills in itself when a config leaves them out. */
export type ContextName = 'version' | 'webstoreId' | 'siteId' | 'cartId';

type PathName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathName<Rest>
  : never;

type PathConfig<Path extends string, Lists extends string> = {
  [Name in Exclude<PathName<Path>, ContextName | Lists>]: string;
} & { [Name in Lists]: string | readonly string[] } & {
  [Name in Extract<PathName<Path>, ContextName>]?: string;
};

type Checked = ObjectSchema | undefined;
type InputOf<Schema> = Schema extends ObjectSchema ? TypeOf<Schema> : unknown;

/** The config of a caller: path names, query names, body members and headers side by side. */
export type ConfigOf<
  Path extends string,
  Query,
  Body,
  Lists extends string = never,
  Headers extends string = never,
> = PathConfig<Path, Lists> &
  InputOf<Query> &
  InputOf<Body> & { readonly [Name in Headers]?: string | undefined };

/** Carries the type of a response into a declaration; there is nothing of it at run time. */
export interface Shape<Data> {
  readonly type?: Data;
}

/** Names the type of a response without shipping its schema. */
// @__NO_SIDE_EFFECTS__
export function shape<Data>(): Shape<Data> {
  return {};
}

/**
 * One call as a value: how its request is written and checked, where it goes, and how long its response stays fresh. Made by
 * `read` and `write`; a server answers it, a client sends and caches it, and OpenAPI is printed from it.
 */
export interface Call<Config = unknown, Data = unknown, Kind extends 'read' | 'write' = 'read' | 'write'> {
  readonly kind: Kind;
  readonly id: string;
  readonly area: Area;
  readonly method: Method;
  /** With `{names}`, from the root of the host. */
  readonly path: string;
  /** Path names that may be lists; they travel comma-joined. */
  readonly lists: readonly string[];
  readonly query: ObjectSchema | undefined;
  /** What members of the query are called on the wire, where that is not their own name. */
  readonly queryNames: Readonly<Record<string, string>>;
  readonly body: ObjectSchema | undefined;
  /** How the body travels: as one JSON text, or with files in parts of their own. */
  readonly encoding: Encoding;
  /** Writes the body where it travels in parts. */
  readonly writeParts: WriteParts | undefined;
  /** Request headers the call knows, as `{ configName: headerName }`. */
  readonly headers: Readonly<Record<string, string>>;
  /** Milliseconds that a response stays fresh; 0 is never fresh, -1 always. Reads only. */
  readonly lifetime: number;
  /** The first version of the API that has it, such as 61, where that is later than the oldest one supported. */
  readonly since: number | undefined;
  /** Only for types: the config and the response. */
  readonly types?: { readonly config: Config; readonly response: Data };
}

interface Declaration<
  Path extends string,
  Query extends Checked,
  Body extends Checked,
  Data,
  Lists extends string,
  Headers extends string,
> {
  readonly id: string;
  readonly area: Area;
  readonly method?: Method;
  readonly path: Path;
  readonly lists?: readonly Lists[];
  readonly query?: Query;
  /** `{ memberOfTheConfig: nameOnTheWire }`, for names that a path has already or that no config would have. */
  readonly queryNames?: Query extends ObjectSchema
    ? { readonly [Name in keyof TypeOf<Query>]?: string }
    : never;
  readonly body?: Body;
  /** With it the body travels in parts; only calls that have one bring the code for it. */
  readonly writeParts?: WriteParts;
  readonly headers?: Readonly<Record<Headers, string>>;
  readonly since?: number;
  readonly response: Shape<Data>;
}

/** Thirty days, for what states no lifetime of its own (D-234). */
export const defaultLifetime = 2_592_000_000;

// @__NO_SIDE_EFFECTS__
function declare<Kind extends 'read' | 'write'>(
  kind: Kind,
  declaration: Declaration<string, Checked, Checked, unknown, string, string> & {
    readonly lifetime?: number;
  },
): Call<never, never, Kind> {
  const { id, area, method, path, lists, query, body, writeParts, headers, lifetime, since } = declaration;
  const queryNames: Readonly<Record<string, string>> = declaration.queryNames ?? {};
  return {
    kind,
    id,
    area,
    method: method ?? (kind === 'read' ? 'GET' : 'POST'),
    path,
    lists: lists ?? [],
    query,
    queryNames,
    body,
    encoding: writeParts ? 'multipart' : 'json',
    writeParts,
    headers: headers ?? {},
    lifetime: lifetime ?? defaultLifetime,
    since,
  };
}

/** Declares a call that changes nothing and whose response may be cached. */
// @__NO_SIDE_EFFECTS__
export function read<
  const Path extends string,
  Data,
  Query extends Checked = undefined,
  Body extends Checked = undefined,
  const Lists extends PathName<Path> = never,
  const Headers extends string = never,
>(
  declaration: Declaration<Path, Query, Body, Data, Lists, Headers> & { readonly lifetime?: number },
): Call<ConfigOf<Path, Query, Body, Lists, Headers>, Data, 'read'> {
  return declare('read', declaration);
}

/** Declares a call that changes something on the server. */
// @__NO_SIDE_EFFECTS__
export function write<
  const Path extends string,
  Data,
  Query extends Checked = undefined,
  Body extends Checked = undefined,
  const Lists extends PathName<Path> = never,
  const Headers extends string = never,
>(
  declaration: Declaration<Path, Query, Body, Data, Lists, Headers>,
): Call<ConfigOf<Path, Query, Body, Lists, Headers>, Data, 'write'> {
  return declare('write', declaration);
}

/** Any declared call, whatever it takes and answers: for code that handles calls alike, as a transport or a list of routes. */
export type AnyCall = Call<unknown, unknown>;
/** What a caller of the call passes: path names, query names, body members and headers side by side. */
export type ConfigFor<C extends AnyCall> = NonNullable<C['types']>['config'];
/** What the call answers where it succeeds: its parsed body, null where it has none. */
export type ResponseFor<C extends AnyCall> = NonNullable<C['types']>['response'];
