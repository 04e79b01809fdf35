import { type Database, limitStatements } from '@relab/database';
import { Hono } from 'hono';
import { programRoutes } from '../administration/program-routes.ts';
import { queueRoutes } from '../administration/queue-routes.ts';
import type { CountFiles } from '../administration/system-health.ts';
import { userRoutes } from '../administration/user-routes.ts';
import { analyticsRoutes } from '../analytics/routes.ts';
import { createApiUsage } from '../api-usage/api-usage.ts';
import type { ApiError } from '../errors/api-error.ts';
import { notFound } from '../errors/errors.ts';
import { toApiError } from '../errors/to-api-error.ts';
import { watchDiskSpace } from '../health/disk-space.ts';
import { createReadiness, type ReadinessCheck } from '../health/readiness.ts';
import { createBodyBudget, uncountedBody } from '../http/body/body-memory.ts';
import { formReader } from '../http/body/read-form.ts';
import { type RequestInfo, readCaller } from '../http/caller.ts';
import { createCookieJar } from '../http/cookie-jar.ts';
import { rejectCrossSite } from '../http/cross-site.ts';
import type { NoteCall } from '../http/handled-call.ts';
import { mountRoutes } from '../http/mount-routes.ts';
import { errorResponse, toResponse } from '../http/response.ts';
import type { Route } from '../http/route.ts';
import { createIdentity, type Identity, type IdentityOptions } from '../identity/identity.ts';
import { identityRoutes } from '../identity/routes.ts';
import type { SendMail } from '../mail/mail.ts';
import { createOAuth, type OAuth } from '../oauth/oauth.ts';
import type { Log } from '../observability/log.ts';
import type { Observer } from '../observability/observer.ts';
import { currentTrace } from '../observability/request-trace.ts';
import type { Principal, User } from '../principal/principal.ts';
import type { ReadReplica } from '../replica/read-replica.ts';
import { createReplicaReads } from '../replica/replica-reads.ts';
import { type Bindings, createRouteHandler, type RouteHandlerOptions } from './handle-route.ts';
import { hostEndpoints } from './host-endpoints.ts';
import { hostMigrations } from './host-migrations.ts';
import type { CreatePart, Exchange, Host, ServerPart } from './server-part.ts';

/** What a server is made of. Database, secret, mail, log and `baseUrl` are required. */
export interface ServerOptions
  extends Pick<IdentityOptions, 'passwordStrength' | 'hashPool' | 'pause' | 'localizedPath'> {
  readonly database: Database;
  /** A standby of the database, for routes whose reads may be behind. */
  readonly replica?: ReadReplica | undefined;
  /** Of the installation: signs session cookies. At least 32 characters, generated once and stored. */
  readonly secret: string;
  readonly mail: SendMail;
  readonly log: Log;
  /** Milliseconds that a statement of a request may take; 5,000 by default. */
  readonly statementTimeout?: number;
  /** What the server is made of beside the host, in the order in which the parts are tried. */
  readonly parts?: readonly CreatePart[];
  /** The public address: stands in mails and in responses, and names the site's own origin. */
  readonly baseUrl: string;
  /** Believe the headers of a proxy in front. */
  readonly trustProxy?: boolean;
  readonly now?: () => Date;
  /** Is told of each call that was handled. */
  readonly observer?: Pick<Observer, 'call' | 'read'>;
  /** Is told of each call that somebody signed in was answered: for an audit of reads. */
  readonly noteCall?: NoteCall | undefined;
  /** Further facts for `/healthz`, such as the mode in which pages are rendered. */
  readonly health?: Readonly<Record<string, string>>;
  /** What else must be in order before it is ready. */
  readonly readiness?: readonly ReadinessCheck[];
  /** Of the program, as `0.1.0`: what staff read about the installation. */
  readonly release?: string;
  /** What is stored beside the database; not said without it. */
  readonly countFiles?: CountFiles;
}

/** An installation as a function. Tests call `fetch` without a port. */
export interface Server {
  /** Who can sign in: `ensurePerson` makes the first people of an installation. */
  readonly identity: Identity;
  /** Answers a request; `listen` of `@relab/server/node` gives it a port. */
  fetch(request: Request, info?: RequestInfo): Promise<Response>;
  /** Waits for mail that is being sent, and ends the threads that hash passwords; the database stays open. */
  close(): Promise<void>;
}

const defaultStatementTimeout = 5_000;

/** What a page's own calls bring: those of a form are not ended between two of its steps. */
function pageExchange(exchange: Exchange): Exchange {
  const { request, caller } = exchange;
  const { signal, ...info } = exchange.info;
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  return {
    ...exchange,
    info: { ...info, ...(signal && isRead ? { signal } : {}), secure: caller.secure },
  };
}

/** Names the user in what is logged of the request. */
function traceUser(principal: Principal): Principal {
  const trace = currentTrace();
  if (trace && principal.kind === 'user') trace.userId = principal.userId;
  return principal;
}

interface AppOptions {
  readonly host: Host;
  readonly oauth: OAuth;
  readonly parts: readonly ServerPart[];
  readonly routes: readonly Route[];
  readonly health: Readonly<Record<string, string>>;
  readonly readiness: ReturnType<typeof createReadiness>;
  readonly errorOf: (error: unknown) => ApiError;
  readonly observer: Pick<Observer, 'call'>;
  readonly handling: RouteHandlerOptions;
}

/** Everything by its path: endpoints of the host and of its parts, routes, and at last what a part falls back to, such as pages. */
function createApp({
  host,
  oauth,
  parts,
  routes,
  health,
  readiness,
  errorOf,
  observer,
  handling,
}: AppOptions): Hono<{ Bindings: Bindings }> {
  const app = new Hono<{ Bindings: Bindings }>({ strict: false });
  app.onError((error, { env }) => toResponse(errorResponse(errorOf(error), env.request), env));
  const own = hostEndpoints({ routes, health, readiness, identity: host.identity });
  for (const [path, handle] of Object.entries(own)) {
    app.get(path, async ({ env }) => toResponse(await handle(env), env));
  }
  app.on('ALL', ['/services/oauth2/*', '/id/*', '/.well-known/*'], async ({ req, env }, next) => {
    const response = await oauth.handle(req.raw, env);
    return response ? toResponse(response, env) : await next();
  });
  for (const { methods, path, handle } of parts.flatMap((part) => part.endpoints ?? [])) {
    app.on([...methods], path, async ({ req, env }) => toResponse(await handle(req.param(), env), env));
  }
  mountRoutes(app, routes, createRouteHandler(host, observer, handling));
  app.notFound(async ({ env }) => {
    if (!env.caller.url.pathname.startsWith('/services/')) {
      const exchange = pageExchange(env);
      const readForm = formReader(env.request, env.memory);
      for (const { fallback } of parts) {
        const response = await fallback?.(exchange, readForm);
        if (response) return response;
      }
    }
    return toResponse(errorResponse(notFound(), env.request), env);
  });
  return app;
}

/** The host and its parts as one function from a request to a response; nothing here opens a port. */
export function createServer(given: ServerOptions): Server {
  const { log, baseUrl, secret, statementTimeout = defaultStatementTimeout } = given;
  const database = limitStatements(given.database, { timeout: statementTimeout });
  const now = given.now ?? (() => new Date());
  const options = { ...given, database, now };
  const onAccessEnd = (userId: string) => oauth.forgetUser(userId);
  const identity = createIdentity({ ...options, onAccessEnd });
  const oauth: OAuth = createOAuth({ ...options, identity });
  const host: Host = { database, identity, identityUrl: oauth.identityOf, secret, baseUrl, now };
  const parts = (options.parts ?? []).map((part) => (typeof part === 'function' ? part(host) : part));
  const routes: readonly Route[] = [
    ...parts.flatMap((part) => part.routes ?? []),
    ...identityRoutes(identity),
    ...analyticsRoutes(),
    ...queueRoutes({
      release: options.release ?? null,
      startedAt: now(),
      readiness: () => readiness(),
      countFiles: options.countFiles,
    }),
    ...userRoutes(identity),
    ...programRoutes((grantIds) => oauth.forgetGrants(grantIds)),
  ];
  const usage = createApiUsage(database, now);
  const bodyMemoryOf = createBodyBudget();
  const space = watchDiskSpace(database);
  const migrations = [...hostMigrations, ...parts.flatMap((part) => part.migrations ?? [])];
  const readiness = createReadiness({ database, migrations, space, checks: options.readiness ?? [] });
  const errorOf = (error: unknown): ApiError => {
    space.note(error);
    return toApiError(error, log);
  };
  const { replica, observer = {} } = options;
  const onRead = observer.read ?? (() => undefined);
  const replicaReads = replica && createReplicaReads(database, { replica, statementTimeout, onRead });
  const app = createApp({
    host,
    oauth,
    parts,
    routes,
    health: options.health ?? {},
    readiness,
    errorOf,
    observer,
    handling: { noteCall: options.noteCall, replicaReads },
  });

  const base = new URL(baseUrl);

  async function respond(request: Request, info: RequestInfo): Promise<Response> {
    const caller = readCaller(request, info, { trustProxy: options.trustProxy ?? false, base });
    const { pathname } = caller.url;
    const isCookieless = oauth.readsNoCookies(request, pathname);
    const cookies = createCookieJar(isCookieless ? null : request.headers.get('cookie'), caller.secure);
    let bearer: User | undefined;
    let principal: Promise<Principal> | undefined;
    const resolvePrincipal = () => {
      principal ??= (bearer ? Promise.resolve(bearer) : identity.resolvePrincipal(cookies)).then(traceUser);
      return principal;
    };
    const isGuest = async () => (await resolvePrincipal()).kind === 'guest';
    const memory = info.isInProcess ? uncountedBody : bodyMemoryOf({ isGuest, address: caller.address });
    const orErrorResponse = async (work: () => Promise<Response>): Promise<Response> => {
      try {
        return await work();
      } catch (error) {
        return toResponse(errorResponse(errorOf(error), request), { cookies });
      }
    };
    const dispatch = async (): Promise<Response> => {
      if (!isCookieless) rejectCrossSite(request, caller);
      bearer = await oauth.resolveBearer(request, pathname);
      const headers = bearer ? { 'Sforce-Limit-Info': await usage.count() } : undefined;
      const bindings: Bindings = {
        request,
        info,
        caller,
        cookies,
        headers,
        bearer,
        resolvePrincipal,
        memory,
      };
      return await app.fetch(request, bindings);
    };
    try {
      return await orErrorResponse(() => oauth.share(request, caller, () => orErrorResponse(dispatch)));
    } finally {
      memory.release();
    }
  }

  return {
    identity,
    fetch: (request, info = {}) => respond(request, info),
    close: () => identity.close(),
  };
}
