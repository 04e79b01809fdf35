import { type AnyCall, apiVersion } from './call.ts';
import { fillPath, pathNames } from './path.ts';

/** A request before it meets a host: what every transport needs and no more. */
export interface BuiltRequest {
  readonly method: AnyCall['method'];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON as text, or a form whose content type is the transport's to write, boundary included. */
  readonly body: string | FormData | undefined;
}

/** Values that stand for path names a config may leave out, e.g. `webstoreId`. */
export type RequestContext = Readonly<Record<string, string>>;

/** S-275: the cart a call means when it names none. */
export const contextDefaults: RequestContext = { version: apiVersion, cartId: 'current' };

/** Lists travel comma-joined (D-175); the members of a list are given as they are, unescaped commas included. */
function writeQuery(
  { query: schema, queryNames }: AnyCall,
  config: Readonly<Record<string, unknown>>,
): string {
  const query = new URLSearchParams();
  for (const name of Object.keys(schema?.properties ?? {})) {
    const value = config[name];
    if (value === undefined || value === null) continue;
    query.set(queryNames[name] ?? name, Array.isArray(value) ? value.join(',') : String(value));
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * Turns a call and its config into a request. Members that the call does not know are left out.
 * The config has to be checked already; see `checkConfig`.
 */
export function buildRequest(
  call: AnyCall,
  config: Readonly<Record<string, unknown>>,
  context: RequestContext = {},
): BuiltRequest {
  const values = { ...contextDefaults, ...context, ...withoutUndefined(config) };
  const headers: Record<string, string> = { accept: 'application/json' };
  for (const [name, header] of Object.entries(call.headers)) {
    const value = config[name];
    if (typeof value === 'string') headers[header] = value;
  }
  let body: BuiltRequest['body'];
  if (call.body) {
    const taken = new Set([...pathNames(call.path), ...Object.keys(call.query?.properties ?? {})]);
    const names = Object.keys(call.body.properties).filter(
      (name) => !taken.has(name) && config[name] !== undefined,
    );
    const members = Object.fromEntries(names.map((name) => [name, config[name]]));
    if (call.writeParts) body = call.writeParts(members);
    else {
      body = JSON.stringify(members);
      headers['content-type'] = 'application/json';
    }
  }
  const url = fillPath(call.path, values) + writeQuery(call, config);
  return { method: call.method, url, headers, body };
}

function withoutUndefined(config: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(config).filter(([, value]) => value !== undefined));
}
