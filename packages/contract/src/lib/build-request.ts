import { type AnyCall, apiVersion } from './call.ts';
import { fillPath, pathNames } from './path.ts';

/** A request before it meets a host: what every transport needs and no more. */
export interface BuiltRequest {
  readonly method: AnyCall['method'];
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

/** Values that stand for path names a config may leave out, e.g. `webstoreId`. */
export type RequestContext = Readonly<Record<string, string>>;

/** S-275: the cart a call means when it names none. */
export const contextDefaults: RequestContext = { version: apiVersion, cartId: 'current' };

/** Lists travel comma-joined (D-175); the members of a list are given as they are, unescaped commas included. */
function writeQuery(names: Iterable<string>, config: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  for (const name of names) {
    const value = config[name];
    if (value === undefined || value === null) continue;
    query.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * Turns a call and its config into a request. Members that the call does not know are left out.
 * The config is taken as checked; see `checkConfig`.
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
  let body: string | undefined;
  if (call.body) {
    const taken = new Set([...pathNames(call.path), ...Object.keys(call.query?.properties ?? {})]);
    const members = Object.keys(call.body.properties).filter(
      (name) => !taken.has(name) && config[name] !== undefined,
    );
    body = JSON.stringify(Object.fromEntries(members.map((name) => [name, config[name]])));
    headers['content-type'] = 'application/json';
  }
  const url = fillPath(call.path, values) + writeQuery(Object.keys(call.query?.properties ?? {}), config);
  return { method: call.method, url, headers, body };
}

function withoutUndefined(config: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(config).filter(([, value]) => value !== undefined));
}
