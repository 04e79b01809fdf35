import type { Database } from '@relab/database';
import { ApiError } from '../errors/api-error.ts';
import { invalidSession } from '../errors/errors.ts';
import type { BodyMemory } from '../http/body/body-memory.ts';
import type { Caller } from '../http/caller.ts';
import type { Cookies } from '../http/context.ts';
import type { Identity } from '../identity/identity.ts';
import type { User } from '../principal/principal.ts';
import { handleAuthorize } from './authorize-endpoint.ts';
import { createBearers, readBearer } from './bearer.ts';
import { createCors } from './cors.ts';
import { OAuthError, oauthErrorResponse } from './oauth-error.ts';
import { readForm, requireMember } from './request-form.ts';
import { everyScope, mayCallData } from './scopes.ts';
import { organizationIdOf } from './secrets.ts';
import { handleToken } from './token-endpoint.ts';
import { revokeToken } from './tokens.ts';
import { type IdentityUrlOptions, identityOf, identityUrl, userInfo } from './user-info.ts';

export interface OAuthOptions {
  readonly database: Database;
  readonly identity: Identity;
  /** Of the installation; ids and signatures come from it. */
  readonly secret: string;
  readonly baseUrl: string;
  readonly now: () => Date;
}

/** What stands around an endpoint. */
export interface OAuthCaller {
  readonly caller: Caller;
  readonly cookies: Cookies;
  /** Who the request's token belongs to, where it has one. */
  readonly bearer: User | undefined;
  readonly memory: BodyMemory;
}

export interface OAuth {
  /** Where a person is looked up, as clients of the platform expect it. */
  readonly identityOf: (userId: string) => string;
  /** Whether requests here are handled without any cookie, so that no other site can misuse one. */
  readsNoCookies(request: Request, pathname: string): boolean;
  /** Whose token a request brings, where tokens count; undefined without one. Throws 401 for a wrong one. */
  resolveBearer(request: Request, pathname: string): Promise<User | undefined>;
  /** Lets scripts of registered origins read the responses of `next`, where no cookie counts. */
  share(request: Request, caller: Caller, next: () => Promise<Response>): Promise<Response>;
  /** Somebody's tokens have ended: none that was looked up before is accepted here any more. */
  forgetUser(userId: string): void;
  /** Families of tokens have ended: as `forgetUser`. */
  forgetGrants(grantIds: readonly string[]): void;
  /** The response of an endpoint; undefined where there is none at this address. */
  handle(request: Request, given: OAuthCaller): Promise<Response | undefined>;
}

/** Where a person is looked up. */
const identityPath = /^\/id\/(\w+)\/(\w+)\/?$/;
const isData = (pathname: string): boolean => /^\/services\/data(?:\/|$)/.test(pathname);
const isIdentity = (pathname: string): boolean => /^\/(?:services\/oauth2\/userinfo|id\/)/.test(pathname);
const isTokenCall = (pathname: string): boolean => /^\/services\/oauth2\/(?:token|revoke)\/?$/.test(pathname);

const methodNotAllowed = (methods: readonly string[]): Response => {
  const allowed = methods.join(', ');
  return Response.json(
    { error: 'invalid_request', error_description: `Use ${allowed} here.` },
    { status: 405, headers: { Allow: allowed } },
  );
};

/** Errors of RFC 6749's form for what its endpoints reject, too many attempts among them. */
async function orOAuthError(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof OAuthError) return oauthErrorResponse(error);
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    const { message, status, headers } = error;
    const code = status === 429 ? 'temporarily_unavailable' : 'invalid_request';
    return oauthErrorResponse(new OAuthError(code, message, { status, headers }));
  }
}

const issuerOf = (baseUrl: string): string => new URL(baseUrl).origin;

/** RFC 8414. */
function metadata(baseUrl: string): Response {
  const at = (path: string): string => new URL(path, baseUrl).href;
  return Response.json({
    issuer: issuerOf(baseUrl),
    authorization_response_iss_parameter_supported: true,
    authorization_endpoint: at('/services/oauth2/authorize'),
    token_endpoint: at('/services/oauth2/token'),
    revocation_endpoint: at('/services/oauth2/revoke'),
    userinfo_endpoint: at('/services/oauth2/userinfo'),
    scopes_supported: everyScope,
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code', 'refresh_token', 'client_credentials', 'password'],
    token_endpoint_auth_methods_supported: ['client_secret_basic', 'client_secret_post', 'none'],
    code_challenge_methods_supported: ['S256'],
  });
}

/** The owner of a token: in the form of OpenID Connect, or below the address in a token response's `id`. */
function describePerson(pathname: string, bearer: User | undefined, options: IdentityUrlOptions) {
  if (!bearer) throw invalidSession();
  const [, organization, userId = ''] = identityPath.exec(pathname) ?? [];
  return organization === undefined
    ? userInfo(bearer, options)
    : identityOf(organization, userId, bearer, options);
}

interface OAuthEndpoint {
  readonly methods: readonly string[];
  readonly handle: (request: Request, given: OAuthCaller) => Response | Promise<Response>;
}

const read = ['GET', 'HEAD'] as const;

/** Tokens for programs of other people: who may have them, and who they stand for. */
export function createOAuth(options: OAuthOptions): OAuth {
  const { database, identity, secret, baseUrl, now } = options;
  const organizationId = organizationIdOf(secret);
  const urlOptions = { baseUrl, organizationId };
  const bearers = createBearers(database, now);
  const cors = createCors(database, now);

  async function token(request: Request, { caller, memory }: OAuthCaller): Promise<Response> {
    const context = { ...options, organizationId, memory, forget: bearers.forgetGrant };
    const body = await handleToken(request, caller.address, context);
    return Response.json(body, { headers: { 'Cache-Control': 'no-store', Pragma: 'no-cache' } });
  }

  /** RFC 7009. Whoever has a token may end it: clients of the platform send nothing else. */
  async function revoke(request: Request, { memory }: OAuthCaller): Promise<Response> {
    const form = await readForm(request, memory);
    const { hash, grantId } = await revokeToken(database, requireMember(form, 'token'));
    bearers.forgetToken(hash);
    if (grantId !== undefined) bearers.forgetGrant(grantId);
    return new Response(null, { status: 200 });
  }

  const describeBearer = (_: Request, { caller, bearer }: OAuthCaller): Response =>
    Response.json(describePerson(caller.url.pathname, bearer, urlOptions));

  const endpoints: Readonly<Record<string, OAuthEndpoint>> = {
    '/services/oauth2/token': {
      methods: ['POST'],
      handle: (request, given) => orOAuthError(() => token(request, given)),
    },
    '/services/oauth2/revoke': {
      methods: ['POST'],
      handle: (request, given) => orOAuthError(() => revoke(request, given)),
    },
    '/services/oauth2/authorize': {
      methods: [...read, 'POST'],
      handle: (request, { memory, cookies }) =>
        orOAuthError(() => {
          const resolvePrincipal = () => identity.resolvePrincipal(cookies);
          const issuer = issuerOf(baseUrl);
          return handleAuthorize(request, { database, now, memory, issuer, resolvePrincipal });
        }),
    },
    '/services/oauth2/userinfo': { methods: [...read, 'POST'], handle: describeBearer },
    '/.well-known/oauth-authorization-server': { methods: read, handle: () => metadata(baseUrl) },
  };
  const ofPerson: OAuthEndpoint = { methods: read, handle: describeBearer };

  const findEndpoint = (path: string): OAuthEndpoint | undefined => {
    if (identityPath.test(path)) return ofPerson;
    return Object.hasOwn(endpoints, path) ? endpoints[path] : undefined;
  };

  return {
    identityOf: (userId) => identityUrl(userId, urlOptions),
    readsNoCookies: ({ headers }, pathname) =>
      isTokenCall(pathname) ||
      isIdentity(pathname) ||
      (isData(pathname) && readBearer(headers) !== undefined),

    async resolveBearer({ headers }, pathname) {
      const given = isData(pathname) || isIdentity(pathname) ? readBearer(headers) : undefined;
      if (given === undefined) return undefined;
      const { principal, scopes } = await bearers.resolve(given);
      if (!isData(pathname) || mayCallData(scopes)) return principal;
      throw new ApiError(
        'INSUFFICIENT_ACCESS',
        'This token is not for calling the API: it lacks the scope api.',
      );
    },

    share: (request, caller, next) => {
      const { pathname } = caller.url;
      const isShared = isData(pathname) || isTokenCall(pathname) || isIdentity(pathname);
      return isShared ? cors.handle(request, caller, next) : next();
    },

    forgetUser: bearers.forgetUser,
    forgetGrants: (grantIds) => {
      for (const id of grantIds) bearers.forgetGrant(id);
    },

    async handle(request, given) {
      const endpoint = findEndpoint(given.caller.url.pathname.replace(/\/$/, ''));
      if (!endpoint) return undefined;
      const { methods, handle } = endpoint;
      return methods.includes(request.method) ? await handle(request, given) : methodNotAllowed(methods);
    },
  };
}
