import { type Database, limitStatements, writeAs } from '@relab/database';
import { ApiError } from '../errors/api-error.ts';
import { message } from '../errors/message.ts';
import type { CookieJar } from '../http/cookie-jar.ts';
import { handleCall } from '../http/handle-call.ts';
import type { NoteCall } from '../http/handled-call.ts';
import { createQueryParser } from '../http/parsed-query.ts';
import { requireSession } from '../http/require-session.ts';
import { type PlainResponse, toResponse } from '../http/response.ts';
import type { Route } from '../http/route.ts';
import { limitCostlyCalls } from '../limits/limit-costly-calls.ts';
import type { Observer } from '../observability/observer.ts';
import { type Principal, type User, writerOf } from '../principal/principal.ts';
import type { ReplicaReads } from '../replica/replica-reads.ts';
import type { Session } from '../replica/written-by-sessions.ts';
import { activeTraceparent } from '../tracing/active-trace.ts';
import type { Exchange, Host } from './server-part.ts';

/** What the host knows of a request beside what its parts see. */
export interface Bindings extends Exchange {
  readonly cookies: CookieJar;
  /** Whose token the request brings, where it brings one. */
  readonly bearer: User | undefined;
  /** The additional members of a response to a call with a token. */
  readonly headers: Readonly<Record<string, string>> | undefined;
  /** Looked up once per request. */
  readonly resolvePrincipal: () => Promise<Principal>;
}

export type HandleRoute = (
  route: Route,
  request: Request,
  params: Readonly<Record<string, string>>,
  bindings: Bindings,
) => Promise<Response>;

/** What is denied to somebody whose session has ended is denied for that reason: they can sign in and go on. */
const orSessionEnded = (error: unknown): unknown =>
  error instanceof ApiError && error.entries[0]?.errorCode === 'INSUFFICIENT_ACCESS'
    ? new ApiError(
        'INVALID_SESSION_ID',
        message((texts) => texts.sessionEnded),
      )
    : error;

/** What is no error of the API's own is answered with 500, or means that the database is away. */
const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 500);

/**
 * Guests read nothing that may be behind, and write nothing that others than the primary are asked for: their carts and events cost
 * no statement more. What makes them somebody is noted.
 */
const isNoted = ({ kind, area }: Route['call'], { principal }: Session): boolean =>
  kind === 'write' && (principal.kind === 'user' || area === 'identity');

export interface RouteHandlerOptions {
  readonly noteCall?: NoteCall | undefined;
  /** Where there is a replica to read from. */
  readonly replicaReads?: ReplicaReads | undefined;
}

/** Answers one route under one request. */
export function createRouteHandler(
  { database, identity, now }: Pick<Host, 'database' | 'identity' | 'now'>,
  { call: onCall }: Pick<Observer, 'call'>,
  { noteCall, replicaReads }: RouteHandlerOptions = {},
): HandleRoute {
  const runCall = limitCostlyCalls();
  const parseQuery = createQueryParser();

  /** A read ends with its request. What writes goes on to its end: a client that disconnects leaves nothing half done. */
  const databaseFor = ({ call }: Route, { signal }: Exchange['info'], principal: Principal): Database => {
    if (call.kind === 'write')
      return writeAs(database, { ...writerOf(principal), trace: activeTraceparent() });
    return signal ? limitStatements(database, { signal }) : database;
  };

  /** The response to a write says up to where its session has written, whatever came of it. */
  const noteWrite = async <Result>(
    { call }: Route,
    bindings: Bindings,
    session: Session,
    work: () => Promise<Result>,
  ): Promise<readonly [result: Result, headers: Bindings['headers']]> => {
    if (!replicaReads || !isNoted(call, session)) return [await work(), bindings.headers];
    try {
      const result = await work();
      return [result, { ...bindings.headers, ...(await replicaReads.note(session)) }];
    } catch (error) {
      await replicaReads.note(session);
      throw error;
    }
  };

  const handle: HandleRoute = async (given, request, params, bindings) => {
    const { caller, cookies, info } = bindings;
    if (!bindings.bearer) requireSession(given, request, caller, identity.hasSession(cookies));
    const principal = await bindings.resolvePrincipal();
    const { url, address } = caller;
    const { headers } = request;
    const session = { principal, cookies, headers, isProgram: bindings.bearer !== undefined };
    // What pages read is stored with them.
    const mayBeBehind = given.reads === 'replica' && principal.kind === 'user' && !info.isInProcess;
    const route = mayBeBehind && replicaReads ? replicaReads.routeFor(given, session, info.signal) : given;
    const context = {
      database: databaseFor(route, info, principal),
      principal,
      cookies,
      headers,
      url,
      now,
      ...(address === undefined ? {} : { address }),
    };
    const onDone =
      noteCall && principal.kind === 'user'
        ? (config: Readonly<Record<string, unknown>>) =>
            noteCall({ call: route.call, config, principal, at: now() })
        : undefined;
    const run = (): Promise<PlainResponse | Response> =>
      runCall(route, { principal, caller, info }, () =>
        handleCall(route, request, params, context, { memory: bindings.memory, parseQuery, onDone }),
      );
    try {
      const [response, more] = await noteWrite(route, bindings, session, run);
      return toResponse(response, { ...bindings, headers: more });
    } catch (error) {
      throw principal.kind === 'guest' && identity.hasSession(cookies) ? orSessionEnded(error) : error;
    }
  };

  if (!onCall) return handle;
  return async (route, request, params, bindings) => {
    const begun = performance.now();
    let status = 500;
    try {
      const response = await handle(route, request, params, bindings);
      ({ status } = response);
      return response;
    } catch (error) {
      status = statusOf(error);
      throw error;
    } finally {
      onCall({ callId: route.call.id, status, duration: performance.now() - begun });
    }
  };
}
