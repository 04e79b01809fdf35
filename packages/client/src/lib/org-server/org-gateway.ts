import { ClientError } from '../errors/client-error.ts';
import { authorizationUrl, defaultScopes } from '../org/authorization-request.ts';
import { readAuthorizationResponse, requireCode } from '../org/authorization-response.ts';
import { orgOrigin } from '../org/org-address.ts';
import { signInFailed } from '../org/org-error.ts';
import { type OrgTokens, type OrgUser, readTokens } from '../org/org-tokens.ts';
import { randomText } from '../org/pkce.ts';
import { returnPath } from '../org/return-path.ts';
import { hasEnded, requestTokens, revokeToken } from '../org/token-endpoint.ts';
import type { Fetch } from '../transport/send.ts';
import { ownCookies, readCookie } from './cookies.ts';
import { errorResponse, GatewayError } from './gateway-error.ts';
import { isOwnPage, proxiedInit, proxiedPath, proxiedResponse } from './proxied-request.ts';
import { createRenewals } from './renewals.ts';
import { createSeal } from './seal.ts';
import { type SessionStore, sessionPlace } from './session-store.ts';

/**
 * The org, the app and the limits of a gateway. Addresses that are none, and secrets that are too short, throw when
 * it is made.
 */
export interface OrgGatewayOptions {
  /** Where people sign in: the address of the org. */
  readonly url: string;
  /** The id under which the org knows this app. */
  readonly clientId: string;
  readonly clientSecret?: string | undefined;
  /** The org that tokens must be for, with 15 or 18 characters; any without it. */
  readonly orgId?: string;
  /** `api` and `refresh_token` by default. */
  readonly scopes?: readonly string[];
  /** The public address of the app, as `https://app.example.com`. The org leads back to `/org/signed-in` below it. */
  readonly appUrl: string;
  /** Of at least 32 characters. The first one seals sessions, the others open those of before. */
  readonly secrets: readonly string[];
  /** Where the host stores sessions; in an encrypted cookie without one. */
  readonly store?: SessionStore;
  /** Seconds after which people who have not been here sign in again; 43,200 by default. */
  readonly sessionSeconds?: number;
  /** Of one request; 10,000,000 by default. */
  readonly maxRequestBytes?: number;
  /** Of one response; 50,000,000 by default. */
  readonly maxResponseBytes?: number;
  readonly fetch?: Fetch;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** Answers what is below `/org/` and `/services/data`; undefined leaves a request to the rest of the app. */
export type OrgGateway = (request: Request) => Promise<Response | undefined>;

interface SignIn {
  readonly state: string;
  readonly verifier: string;
  readonly returnTo: string;
}

/** What somebody needs to sign in. */
const signInSeconds = 600;

/** How long the org may take for one call, in milliseconds. */
const timeout = 60_000;

const isTokens = (value: unknown): value is OrgTokens =>
  typeof (Object(value) as Partial<OrgTokens>).accessToken === 'string';

const userOf = ({ userId, orgId, instanceUrl }: OrgTokens): OrgUser => ({ userId, orgId, instanceUrl });

const unreachable = (origin: string, cause: unknown): GatewayError =>
  new GatewayError(
    502,
    'ORG_UNREACHABLE',
    `${origin} does not answer: check its address and the network.`,
    cause,
  );

const notSignedIn = (): GatewayError =>
  new GatewayError(
    401,
    'SIGN_IN_REQUIRED',
    'Nobody is signed in, or the session has ended: go to /org/sign-in.',
  );

/**
 * Sign-in at an org and its API, behind the app's own origin: tokens stay on the server, and the page has a cookie that
 * says nothing. A function from a request to a response, for any host.
 *
 * | | |
 * | --- | --- |
 * | `GET /org/sign-in?returnTo=/path` | leads to the org, and from there back to the path |
 * | `GET /org/session` | `{ user }`, null where nobody is signed in |
 * | `POST /org/sign-out` | ends the tokens at the org, and the session |
 * | `/services/data/…` | the org's API, in the name of who is signed in |
 *
 * All but the first are for pages of the app itself (`gatewayFetch`): a request of any other site is rejected.
 */
export function createOrgGateway(options: OrgGatewayOptions): OrgGateway {
  const origin = orgOrigin(options.url);
  const app = new URL(options.appUrl);
  const { clientId, clientSecret, orgId, scopes = defaultScopes, now = Date.now } = options;
  const { sessionSeconds = 43_200, maxRequestBytes = 10_000_000, maxResponseBytes = 50_000_000 } = options;
  const plainFetch: Fetch = options.fetch ?? ((url, init) => globalThis.fetch(url, init));
  const fetch: Fetch = (url, init) =>
    plainFetch(url, init).catch((cause) => Promise.reject(unreachable(origin, cause)));
  const program = { origin, clientId, clientSecret };
  const redirectUri = `${app.origin}/org/signed-in`;
  const cookies = ownCookies(app.protocol === 'https:');
  const seal = createSeal(options.secrets, now);
  const place = sessionPlace(options.store);
  const [sessionName, signInName] = ['relab-org', 'relab-org-sign-in'];

  const renew = createRenewals(async (ended, refreshToken) => {
    const members = { grant_type: 'refresh_token', refresh_token: refreshToken };
    return readTokens(await requestTokens(program, members, fetch), { orgId }, ended);
  }, now);

  const cookieOf = (request: Request) => readCookie(request, cookies.nameOf(sessionName));

  async function tokensOf(request: Request): Promise<OrgTokens | undefined> {
    const cookie = cookieOf(request);
    const sealed = cookie === undefined ? undefined : await place.read(cookie);
    const tokens = sealed === undefined ? undefined : await seal.open('session', sealed);
    return isTokens(tokens) ? tokens : undefined;
  }

  /** The line that sets the cookie of a session. */
  async function store(tokens: OrgTokens, cookie: string | undefined): Promise<string> {
    const endsAt = now() + sessionSeconds * 1_000;
    const value = await place.write(await seal.close('session', tokens, endsAt), endsAt, cookie);
    return cookies.write(sessionName, value, sessionSeconds);
  }

  function redirect(location: string, ...lines: readonly string[]): Response {
    const headers = new Headers({ location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    for (const line of lines) headers.append('set-cookie', line);
    return new Response(null, { status: 303, headers });
  }

  async function beginSignIn(request: Request): Promise<Response> {
    const target = new URL(request.url).searchParams.get('returnTo') ?? '/';
    const signIn: SignIn = {
      state: randomText(),
      verifier: randomText(),
      returnTo: returnPath(target, app.origin),
    };
    const sealed = await seal.close('sign-in', signIn, now() + signInSeconds * 1_000);
    const { state, verifier } = signIn;
    const location = await authorizationUrl({ origin, clientId, redirectUri, scopes, state, verifier });
    return redirect(location, cookies.write(signInName, sealed, signInSeconds));
  }

  async function completeSignIn(request: Request): Promise<Response> {
    const response = readAuthorizationResponse(request.url);
    const sealed = readCookie(request, cookies.nameOf(signInName));
    const signIn =
      sealed === undefined ? undefined : ((await seal.open('sign-in', sealed)) as SignIn | undefined);
    if (!response || !signIn || signIn.state !== response.state)
      throw signInFailed('This browser has begun no such sign-in, or more than ten minutes ago.');
    const members = {
      grant_type: 'authorization_code',
      code: requireCode(response, origin),
      redirect_uri: redirectUri,
      code_verifier: signIn.verifier,
    };
    const tokens = readTokens(await requestTokens(program, members, fetch), { orgId });
    // Under another id than whatever session was there before.
    return redirect(signIn.returnTo, await store(tokens, undefined), cookies.write(signInName, undefined, 0));
  }

  async function signOut(request: Request): Promise<Response> {
    const [tokens, cookie] = [await tokensOf(request), cookieOf(request)];
    if (cookie !== undefined) await place.remove(cookie);
    // The session ends here also where the org does not answer.
    if (tokens) await revokeToken(program, tokens.refreshToken ?? tokens.accessToken, fetch).catch(() => {});
    return new Response(null, {
      status: 204,
      headers: { 'set-cookie': cookies.write(sessionName, undefined, 0) },
    });
  }

  async function session(request: Request): Promise<Response> {
    const tokens = await tokensOf(request);
    return Response.json(
      { user: tokens ? userOf(tokens) : null },
      { headers: { 'cache-control': 'no-store' } },
    );
  }

  async function send(
    path: string,
    init: RequestInit,
    request: Request,
    tokens: OrgTokens,
  ): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${tokens.accessToken}`);
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeout)]);
    return await fetch(tokens.instanceUrl + path, { ...init, headers, signal });
  }

  async function renewed(tokens: OrgTokens): Promise<OrgTokens> {
    if (tokens.refreshToken === undefined) throw notSignedIn();
    try {
      return await renew(tokens, tokens.refreshToken);
    } catch (error) {
      throw hasEnded(error) ? notSignedIn() : error;
    }
  }

  async function proxy(path: string, request: Request): Promise<Response> {
    const tokens = await tokensOf(request);
    if (!tokens) throw notSignedIn();
    const init = await proxiedInit(request, maxRequestBytes);
    const response = await send(path, init, request, tokens);
    if (response.status !== 401) return proxiedResponse(response, maxResponseBytes);
    await response.body?.cancel();
    const next = await renewed(tokens);
    const again = await send(path, init, request, next);
    if (again.status === 401) throw notSignedIn();
    const proxied = proxiedResponse(again, maxResponseBytes);
    proxied.headers.append('set-cookie', await store(next, cookieOf(request)));
    return proxied;
  }

  async function ofOwnPage(request: Request, handle: () => Promise<Response>): Promise<Response> {
    if (!isOwnPage(request, app.origin))
      throw new GatewayError(
        403,
        'CROSS_SITE_REQUEST',
        'This is for pages of the app itself: send it by gatewayFetch of @relab/client/org.',
      );
    return await handle();
  }

  function handlerOf(request: Request): (() => Promise<Response>) | undefined {
    const { pathname } = new URL(request.url);
    const line = `${request.method} ${pathname}`;
    if (line === 'GET /org/sign-in') return () => beginSignIn(request);
    if (line === 'GET /org/signed-in') return () => completeSignIn(request);
    if (line === 'GET /org/session') return () => ofOwnPage(request, () => session(request));
    if (line === 'POST /org/sign-out') return () => ofOwnPage(request, () => signOut(request));
    const path = proxiedPath(request.url);
    return path === undefined ? undefined : () => ofOwnPage(request, () => proxy(path, request));
  }

  return async (request) => {
    try {
      return await handlerOf(request)?.();
    } catch (error) {
      if (error instanceof GatewayError) return errorResponse(error);
      if (!(error instanceof ClientError)) throw error;
      const { status, code = 'INVALID_ANSWER', message } = error;
      return errorResponse(new GatewayError(status || 502, code, message));
    }
  };
}
