import type { AnyCall, ConfigFor, ContextName, ResponseFor } from '@relab/contract';
import type { Context } from './context.ts';
import type { Writable } from './json-text.ts';

/** A response with more than a body. */
export class Reply<Body> {
  readonly body: Body;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(body: Body, status: number, headers: Readonly<Record<string, string>> = {}) {
    this.body = body;
    this.status = status;
    this.headers = headers;
  }
}

/** A response whose ETag is computed before the body: a caller that has it gets 304, and the body is never built. */
export class LazyReply<Body> {
  readonly headers: Readonly<Record<string, string>> & { readonly ETag: string };
  readonly make: () => Promise<Body>;
  /** The response as JSON. */
  readonly write: () => Promise<string>;

  constructor(
    headers: LazyReply<Body>['headers'],
    make: () => Promise<Body>,
    write = async () => JSON.stringify(await make()),
  ) {
    this.headers = headers;
    this.make = make;
    this.write = write;
  }
}

/** What a handler returned, as a reply: 204 for null, 200 for any other body. */
export const replyOf = <Body>(result: Body | Reply<Body>): Reply<Body> =>
  result instanceof Reply ? result : new Reply(result, result === null ? 204 : 200);

/** On the server every name of the path is there. */
export type RouteConfig<C extends AnyCall> = Omit<ConfigFor<C>, ContextName> &
  Readonly<Record<ContextName, string>>;

/**
 * One call and the function that handles it. A handler that returns null gives 204, any other body 200; a Response is sent as
 * it is.
 */
export interface Route {
  readonly call: AnyCall;
  /** For calls that share the form of their path: whether what stands there is meant for this one. */
  readonly when?: (text: string) => boolean;
  /** Bytes of a body; 1 MB (256 kB of a guest) by default, 25 MB where it brings files. */
  readonly maxBodyBytes?: number;
  /**
   * What can be decided without the body, such as whether the caller may send one; called before any of the body is read,
   * with the names of the path. Throws where the request is to be rejected.
   */
  readonly beforeBody?: (path: Readonly<Record<string, string>>, context: Context) => Promise<void> | void;
  readonly handle: (config: never, context: Context) => Promise<unknown>;
  /**
   * `replica`: what it reads may be some seconds behind, but for what its session wrote, and the server caches nothing of it. Its
   * handler may be run a second time, and returns neither a stream nor a lazy reply. Of the primary without it.
   */
  readonly reads?: 'replica';
}

/** `config` holds the path's, the query's and the body's members side by side, checked by the call's own schemas. */
export function route<C extends AnyCall>(
  call: C,
  handle: (
    config: RouteConfig<C>,
    context: Context,
  ) => Promise<Writable<ResponseFor<C>> | Reply<Writable<ResponseFor<C>>> | LazyReply<ResponseFor<C>>>,
): Route {
  return { call, handle };
}

/** A route whose reads may come from a replica, where there is one: see `Route.reads`. */
export function readsReplica(one: Route): Route {
  if (one.call.kind === 'write') throw new Error(`${one.call.id} writes, and cannot read from a replica.`);
  return { ...one, reads: 'replica' };
}

/** A route for those of its path's last parts for which `when` holds; another one handles the rest. */
export const routeWhen = (when: (text: string) => boolean, whole: Route): Route => ({ ...whole, when });
