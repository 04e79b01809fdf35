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
import { type Database, pendingMigrations } from '@relab/database';
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
import { type Caller, type RequestInfo, readCaller } from './http/caller.ts';
import { type CookieJar, createCookieJar } from './http/cookie-jar.ts';
import { isOwnNavigation, refuseCrossSite } from './http/cross-site.ts';
import { toApiError } from './http/fail.ts';
import { mountRoutes } from './http/mount-routes.ts';
import type { Route } from './http/route.ts';
import type { User } from './http/who.ts';
import { createIdentity, identityRoutes } from './identity/index.ts';
import type { SendMail } from './mail/index.ts';
import { serverMigrations } from './migrations.ts';
import { createOAuth } from './oauth/index.ts';
import type { Objects } from './objects/index.ts';
import { platformRoutes } from './platform-routes.ts';
import { versionRoutes } from './sobjects/version-routes.ts';
import { createToRecords } from './to-records.ts';

export interface ServerOptions {
  readonly database: Database;
  /** Of the installation: signs session cookies. At least 32 characters, made once and kept. */
  readonly secret: string;
  /** The objects whose records are served; User, Account and Contact among them. */
  readonly objects: Objects;
  readonly mail: SendMail;
  readonly analytics?: AnalyticsOptions;
  readonly log: (line: string) => void;
  /** More routes, such as those of a shop. */
  readonly routes?: readonly Route[];
  /** Where files that people upload are kept; without it none are taken. */
  readonly files?: FileOptions;
  /** Pictures and documents, at addresses of their own. */
  readonly media?: { fetch(request: Request): Response | Promise<Response> };
  /** What the pages of the site can be bound to. */
  readonly contentProviders?: readonly ContentProvider[];
  /** Answers every address that nothing else does: the pages. */
  readonly site?: (request: Request, info: RequestInfo) => Promise<Response>;
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
}

export interface Server {
  fetch(request: Request, info?: RequestInfo): Promise<Response>;
  close(): Promise<void>;
}

interface Bindings {
  readonly info: RequestInfo;
  readonly caller: Caller;
  readonly cookies: CookieJar;
  /** Whose token the request brings, where it brings one. */
  readonly bearer: User | undefined;
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

/** The whole platform as one function from a request to a response; nothing here opens a port. */
export function createServer(options: ServerOptions): Server {
  const { database, log, media, site } = options;
  const now = options.now ?? (() => new Date());
  const identity = createIdentity({ ...options, now });
  const oauth = createOAuth({ ...options, identity, now });
  const submit = submitRoute();
  const routes: readonly Route[] = [
    ...platformRoutes(options.objects, options.files),
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
  const document = openapi(described, { title: 'Relab', version: apiVersion });
  const app = new Hono<{ Bindings: Bindings }>({ strict: false });

  /** One route under one request: who asks is looked up here, once. */
  const answer = async (
    route: Route,
    request: Request,
    params: Readonly<Record<string, string>>,
    bindings: Bindings,
  ) => {
    const { caller, cookies } = bindings;
    const who = bindings.bearer ?? (await identity.resolveWho(cookies));
    const { url, address } = caller;
    const context = { database, who, cookies, headers: request.headers, url, now };
    const response = await answerCall(route, request, params, {
      ...context,
      ...(address === undefined ? {} : { address }),
    });
    return finish(response, cookies);
  };

  app.onError((error, { env }) => finish(failed(toApiError(error, log)), env.cookies));

  app.get('/healthz', ({ env }) => finish(jsonAnswer(200, { status: 'alive' }), env.cookies));
  app.get('/readyz', async ({ env }) => {
    const pending = await pendingMigrations(database, options.migrations ?? serverMigrations).catch(
      () => undefined,
    );
    const ready = pending !== undefined && pending.length === 0;
    const body = { status: ready ? 'ready' : 'not ready', pendingMigrations: pending ?? null };
    return finish(jsonAnswer(ready ? 200 : 503, body), env.cookies);
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
    const asked = { contentKey: req.param('contentKey'), request: req.raw, url, address };
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
    if (site) return await site(req.raw, env.info);
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
    const orRefusal = async (work: () => Promise<Response>): Promise<Response> => {
      try {
        return await work();
      } catch (error) {
        return finish(failed(toApiError(error, log)), cookies);
      }
    };
    const route = async (): Promise<Response> => {
      if (!isCookieless) refuseCrossSite(request, caller);
      const bearer = await oauth.resolveBearer(request, pathname);
      return await app.fetch(request, { info, caller, cookies, bearer });
    };
    return await orRefusal(() => oauth.share(request, caller, () => orRefusal(route)));
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
