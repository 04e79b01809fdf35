import { apiVersion } from '@relab/contract';
import type { ContentProvider } from '@relab/contract/content';
import {
  type AnsweredCall,
  actionAnswers,
  analyticsAnswers,
  appAnswers,
  avatarAnswers,
  commerceAnswers,
  contentAnswers,
  duplicateAnswers,
  favoriteAnswers,
  fileAnswers,
  identityAnswers,
  layoutAnswers,
  listAnswers,
  objectInfoAnswers,
  openapi,
  recordAnswers,
  recordDataAnswers,
  relatedListAnswers,
  searchAnswers,
  sobjectAnswers,
} from '@relab/contract/server';
import { type Database, limitStatements } from '@relab/database';
import { Hono } from 'hono';
import { type AnalyticsOptions, analyticsRoutes } from './analytics/routes.ts';
import {
  contentRoutes,
  createFormPage,
  createPreviewKeys,
  formRoutes,
  guardMedia,
  type SitePages,
  seoRoutes,
  submitRoute,
} from './content/index.ts';
import type { FileOptions } from './files/file-options.ts';
import { failed, finish, jsonAnswer } from './http/answer.ts';
import { answerCall } from './http/answer-call.ts';
import { ApiError } from './http/api-error.ts';
import { type BodyMemory, createBodyBudget, uncountedBody } from './http/body/body-memory.ts';
import { formReader, type ReadForm } from './http/body/read-form.ts';
import { type Caller, type RequestInfo, readCaller } from './http/caller.ts';
import { type CookieJar, createCookieJar } from './http/cookie-jar.ts';
import { isOwnNavigation, refuseCrossSite } from './http/cross-site.ts';
import { watchDiskSpace } from './http/disk-space.ts';
import { toApiError } from './http/fail.ts';
import { limitCostlyCalls } from './http/limit-costly-calls.ts';
import { mountRoutes } from './http/mount-routes.ts';
import { createReadiness, type ReadinessCheck } from './http/readiness.ts';
import { requireSession } from './http/require-session.ts';
import type { Route } from './http/route.ts';
import type { User, Who } from './http/who.ts';
import { createIdentity, type IdentityOptions, identityRoutes } from './identity/index.ts';
import type { Quotas } from './identity/quotas.ts';
import type { SendMail } from './mail/index.ts';
import { serverMigrations } from './migrations.ts';
import { createOAuth, type OAuth } from './oauth/index.ts';
import type { Objects } from './objects/index.ts';
import { platformRoutes } from './platform-routes.ts';
import { createApiUsage } from './sobjects/api-usage.ts';
import { versionRoutes } from './sobjects/version-routes.ts';
import { createToRecords } from './to-records.ts';

export interface ServerOptions
  extends Pick<IdentityOptions, 'passwordStrength' | 'hashPool' | 'pause' | 'localizedPath'> {
  readonly database: Database;
  /** Of the installation: signs session cookies. At least 32 characters, made once and kept. */
  readonly secret: string;
  /** The objects whose records are served; User, Account and Contact among them. */
  readonly objects: Objects;
  readonly mail: SendMail;
  readonly analytics?: AnalyticsOptions;
  readonly log: (line: string) => void;
  /** Milliseconds that a statement of a request may take; 5,000 unless told otherwise. */
  readonly statementTimeout?: number;
  /** More routes, such as those of a shop. */
  readonly routes?: readonly Route[];
  /** Where files that people upload are kept; without it none are taken. */
  readonly files?: FileOptions;
  /** What one account of a customer may make and store. */
  readonly quotas?: Quotas;
  /** Pictures and documents, at addresses of their own. */
  readonly media?: { fetch(request: Request): Response | Promise<Response> };
  /** What the pages of the site can be bound to. */
  readonly contentProviders?: readonly ContentProvider[];
  /** Answers every address that nothing else does: the pages. */
  readonly site?: (request: Request, info: RequestInfo, readForm: ReadForm) => Promise<Response>;
  /** Where the site shows contents and records. */
  readonly pages?: SitePages;
  /** Hours for which a link to a preview of content shows it; 24 unless told otherwise. */
  readonly previewHours?: number | undefined;
  /** The public address: stands in mails and in answers, and names the site's own origin. */
  readonly baseUrl: string;
  /** Believe the headers of a proxy in front. */
  readonly trustProxy?: boolean;
  readonly now?: () => Date;
  readonly accessLog?: (line: string) => void;
  /** What must be applied before the server is ready; the server's own by default. */
  readonly migrations?: readonly URL[];
  /** What else must be in order before it is ready. */
  readonly readiness?: readonly ReadinessCheck[];
}

export interface Server {
  fetch(request: Request, info?: RequestInfo): Promise<Response>;
  close(): Promise<void>;
}

/** What a page's own calls bring: those of a form are not ended between two of its steps. */
function pageInfo({ method }: Request, { signal, ...info }: RequestInfo): RequestInfo {
  const isRead = method === 'GET' || method === 'HEAD';
  return signal && isRead ? { ...info, signal } : info;
}

interface Bindings {
  readonly info: RequestInfo;
  readonly caller: Caller;
  /** What the request's body may take of the process's memory. */
  readonly memory: BodyMemory;
  readonly cookies: CookieJar;
  /** Whose token the request brings, where it brings one. */
  readonly bearer: User | undefined;
  /** Who asks: looked up once for a request. */
  readonly resolveWho: () => Promise<Who>;
}

const everyAnswer: readonly AnsweredCall[] = [
  ...recordAnswers,
  ...recordDataAnswers,
  ...listAnswers,
  ...objectInfoAnswers,
  ...layoutAnswers,
  ...actionAnswers,
  ...appAnswers,
  ...duplicateAnswers,
  ...relatedListAnswers,
  ...searchAnswers,
  ...avatarAnswers,
  ...favoriteAnswers,
  ...fileAnswers,
  ...sobjectAnswers,
  ...commerceAnswers,
  ...contentAnswers,
  ...identityAnswers,
  ...analyticsAnswers,
];

const defaultStatementTimeout = 5_000;

/** What is denied to somebody whose session has ended is denied for that reason: they can sign in and go on. */
const orSessionEnded = (error: unknown): unknown =>
  error instanceof ApiError && error.entries[0]?.errorCode === 'INSUFFICIENT_ACCESS'
    ? new ApiError('INVALID_SESSION_ID', 'Your session has ended. Sign in to go on.')
    : error;

/** The whole platform as one function from a request to a response; nothing here opens a port. */
export function createServer(given: ServerOptions): Server {
  const { log, media, site, statementTimeout = defaultStatementTimeout } = given;
  const database = limitStatements(given.database, { timeout: statementTimeout });
  const options: ServerOptions = { ...given, database };
  const now = options.now ?? (() => new Date());
  const identity = createIdentity({
    ...options,
    now,
    onPasswordChange: (userId) => oauth.forgetUser(userId),
  });
  const oauth: OAuth = createOAuth({ ...options, identity, now });
  const usage = createApiUsage(database, now);
  const submit = submitRoute();
  const routes: readonly Route[] = [
    ...platformRoutes(options.objects, options.files, options.quotas),
    ...versionRoutes(oauth.identityOf),
    ...contentRoutes(options),
    ...formRoutes(submit, options),
    ...seoRoutes(options, createToRecords(options.objects)),
    ...identityRoutes(identity),
    ...analyticsRoutes(options.analytics),
    ...(options.routes ?? []),
  ];
  const keys = createPreviewKeys(options.secret);
  const guarded = media && guardMedia((request) => media.fetch(request), { database, keys, now });
  const showForm = createFormPage(submit, { database, now });
  const served = new Set(routes.map(({ call }) => call.id));
  const described = everyAnswer.filter(({ call }) => served.has(call.id));
  const bodyMemoryOf = createBodyBudget();
  const document = openapi(described, { title: 'Relab', version: apiVersion });
  const space = watchDiskSpace(database);
  const readiness = createReadiness({
    database,
    migrations: options.migrations ?? serverMigrations,
    space,
    checks: options.readiness ?? [],
  });
  const errorOf = (error: unknown): ApiError => {
    space.note(error);
    return toApiError(error, log);
  };
  const app = new Hono<{ Bindings: Bindings }>({ strict: false });
  const runCall = limitCostlyCalls();

  /** A read ends with its request. What writes goes on to its end: nothing is left half done by whoever hangs up. */
  const databaseFor = ({ call }: Route, { signal }: RequestInfo): Database =>
    signal && call.kind === 'read' ? limitStatements(database, { signal }) : database;

  /** One route under one request. */
  const answer = async (
    route: Route,
    request: Request,
    params: Readonly<Record<string, string>>,
    bindings: Bindings,
  ) => {
    const { caller, cookies, info } = bindings;
    if (!bindings.bearer) requireSession(route, request, caller, identity.hasSession(cookies));
    const who = await bindings.resolveWho();
    const { url, address } = caller;
    const context = {
      database: databaseFor(route, info),
      who,
      cookies,
      headers: request.headers,
      url,
      now,
      ...(address === undefined ? {} : { address }),
    };
    try {
      const response = await runCall(route, { who, caller, info }, () =>
        answerCall(route, request, params, context, bindings.memory),
      );
      return finish(response, cookies);
    } catch (error) {
      throw who.kind === 'guest' && identity.hasSession(cookies) ? orSessionEnded(error) : error;
    }
  };

  app.onError((error, { env }) => finish(failed(errorOf(error)), env.cookies));

  app.get('/healthz', ({ env }) => finish(jsonAnswer(200, { status: 'alive' }), env.cookies));
  app.get('/readyz', async ({ env }) => {
    const { isReady, ...facts } = await readiness();
    const body = { status: isReady ? 'ready' : 'not ready', ...facts };
    return finish(jsonAnswer(isReady ? 200 : 503, body), env.cookies);
  });
  app.get('/openapi.json', ({ env }) =>
    finish(jsonAnswer(200, document, { 'Cache-Control': 'public, max-age=300' }), env.cookies),
  );
  app.get('/webruntime/logout', async ({ req, env }) => {
    if (!isOwnNavigation(req.raw, env.caller)) {
      throw new ApiError('CROSS_SITE_REQUEST', 'Signing out is done from a page of this site.');
    }
    await identity.signOut(env.cookies);
    // To the home page, in the language that it was asked from.
    const next = req.query('next') ?? '';
    const location = /^\/[a-z]{2}$/.test(next) ? next : '/';
    return finish({ status: 303, headers: { Location: location }, body: null }, env.cookies);
  });
  app.on('ALL', ['/services/oauth2/*', '/id/*', '/.well-known/*'], async ({ req, env }, next) => {
    const response = await oauth.answer(req.raw, env);
    return response ? finish(response, env.cookies) : await next();
  });
  app.on(['GET', 'POST'], '/embed/forms/:contentKey', async ({ req, env }) => {
    const { url, address } = env.caller;
    const asked = { contentKey: req.param('contentKey'), request: req.raw, url, address, memory: env.memory };
    return finish(await showForm(asked), env.cookies);
  });
  mountRoutes(app, routes, answer);

  app.notFound(async ({ req, env }) => {
    const { pathname } = env.caller.url;
    if (pathname.startsWith('/services/')) {
      return finish(failed(new ApiError('NOT_FOUND', 'The requested resource does not exist')), env.cookies);
    }
    if (guarded && /^\/(?:sfsites\/c\/)?(?:cms\/delivery\/media|file-asset)\//.test(pathname)) {
      return await guarded(req.raw);
    }
    if (site) {
      const info = { ...pageInfo(req.raw, env.info), secure: env.caller.secure };
      return await site(req.raw, info, formReader(req.raw, env.memory));
    }
    return finish(failed(new ApiError('NOT_FOUND', 'The requested resource does not exist')), env.cookies);
  });

  async function respond(request: Request, info: RequestInfo): Promise<Response> {
    const caller = readCaller(request, info, {
      trustProxy: options.trustProxy ?? false,
      baseUrl: options.baseUrl,
    });
    const { pathname } = caller.url;
    const isCookieless = oauth.readsNoCookies(request, pathname);
    const cookies = createCookieJar(isCookieless ? null : request.headers.get('cookie'), caller.secure);
    let bearer: User | undefined;
    let who: Promise<Who> | undefined;
    const resolveWho = () => {
      who ??= bearer ? Promise.resolve(bearer) : identity.resolveWho(cookies);
      return who;
    };
    const isGuest = async () => (await resolveWho()).kind === 'guest';
    const memory = info.isInProcess ? uncountedBody : bodyMemoryOf({ isGuest, address: caller.address });
    const orRefusal = async (work: () => Promise<Response>): Promise<Response> => {
      try {
        return await work();
      } catch (error) {
        return finish(failed(errorOf(error)), cookies);
      }
    };
    const route = async (): Promise<Response> => {
      if (!isCookieless) refuseCrossSite(request, caller);
      bearer = await oauth.resolveBearer(request, pathname);
      const response = await app.fetch(request, { info, caller, cookies, bearer, resolveWho, memory });
      if (bearer) response.headers.set('Sforce-Limit-Info', await usage.count());
      return response;
    };
    try {
      return await orRefusal(() => oauth.share(request, caller, () => orRefusal(route)));
    } finally {
      memory.release();
    }
  }

  return {
    async fetch(request, info = {}) {
      const start = performance.now();
      const response = await respond(request, info);
      if (options.accessLog) {
        const { pathname } = new URL(request.url);
        const milliseconds = (performance.now() - start).toFixed(1);
        options.accessLog(`${request.method} ${pathname} ${response.status} ${milliseconds} ms`);
      }
      return response;
    },
    close: () => identity.close(),
  };
}
