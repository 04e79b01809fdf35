import type { ClientError } from '../errors/client-error.ts';
import { type Locks, memoryLocks, webLocks } from '../offline/locks.ts';
import { broadcastChannel, type Channel } from '../tabs/channel.ts';
import type { Fetch } from '../transport/send.ts';
import { authorizationUrl, defaultScopes } from './authorization-request.ts';
import { readAuthorizationResponse, requireCode } from './authorization-response.ts';
import { type BrowserPage, browserPage } from './browser-page.ts';
import { orgOrigin } from './org-address.ts';
import { signInFailed, signInRequired } from './org-error.ts';
import { type OrgTokens, type OrgUser, readTokens } from './org-tokens.ts';
import { readPending, removePending, savePending } from './pending-sign-in.ts';
import { randomText } from './pkce.ts';
import { explainedFetch } from './reachability.ts';
import { returnPath } from './return-path.ts';
import { createSharedTokens } from './shared-tokens.ts';
import { hasEnded, requestTokens, revokeToken } from './token-endpoint.ts';

/** Which org, and as which app: `redirectUri` must be registered there. */
export interface OrgSessionOptions {
  /** Where people sign in: the address of the org, or one that serves several, such as that of all sandboxes. */
  readonly url: string;
  /** The id under which the org knows this app. It has no secret: a page cannot hide one. */
  readonly clientId: string;
  /**
   * The address of the page that calls `completeSignIn`, to the letter as the org knows it. An app of several orgs has one for
   * each, so that no org can have the response of another one.
   */
  readonly redirectUri: string;
  /** `api` and `refresh_token` by default; without the latter people sign in again when a token has ended. */
  readonly scopes?: readonly string[];
  /** The org that tokens must be for, with 15 or 18 characters; any without it. */
  readonly orgId?: string;
  /** The browser's own by default, as all that follows. */
  readonly fetch?: Fetch;
  readonly page?: BrowserPage;
  readonly channel?: Channel;
  readonly locks?: Locks;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Resolves after so many milliseconds. */
  readonly wait?: (milliseconds: number) => Promise<void>;
}

/** Where a sign-in leads, and what is sent to the org. */
export interface SignInOptions {
  /** The path of the app that `completeSignIn` answers; the page's own by default. */
  readonly returnTo?: string;
  /** Further parameters of the org's, such as `login_hint`. */
  readonly parameters?: Readonly<Record<string, string>>;
}

/** Somebody's access to one org, from a page. Tokens are in the memory of the app's tabs and nowhere else. */
export interface OrgSession {
  /** Resolves to who is signed in, perhaps in another tab; undefined where nobody is. */
  ready(): Promise<OrgUser | undefined>;
  /** Who is signed in, as far as this tab knows by now: the same object until that changes. */
  user(): OrgUser | undefined;
  /** Leaves the page for the org's, which leads back to `redirectUri`. */
  signIn(options?: SignInOptions): Promise<void>;
  /**
   * Call it on the page of `redirectUri`. Ends a sign-in that this tab has begun, and answers where to go on; undefined where
   * the address is no response to one of this session. Rejects with a ClientError: SIGN_IN_DENIED, SIGN_IN_FAILED, WRONG_ORG.
   */
  completeSignIn(): Promise<{ readonly returnTo: string } | undefined>;
  /** Ends the tokens at the org, and the session in all tabs. The tabs are signed out also where the org cannot be reached. */
  signOut(): Promise<void>;
  /**
   * The `fetch` of a client of this org, which has no `base`: signs requests of paths, and renews the token where it has ended,
   * once for all tabs. Throws SIGN_IN_REQUIRED where that cannot be done, CORS_REFUSED, ORG_UNREACHABLE.
   */
  readonly fetch: Fetch;
  /** Called when somebody has signed in or out, in any tab. Ends with the returned function. */
  listen(listener: (user: OrgUser | undefined) => void): () => void;
  /** For a page that goes on without the org; tokens stay valid in the other tabs. */
  close(): void;
}

const waitFor = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

function asUser(tokens: OrgTokens | undefined): OrgUser | undefined {
  if (!tokens) return undefined;
  const { userId, orgId, instanceUrl } = tokens;
  return { userId, orgId, instanceUrl };
}

const isSameUser = (one: OrgUser | undefined, other: OrgUser | undefined): boolean =>
  one?.userId === other?.userId && one?.orgId === other?.orgId && one?.instanceUrl === other?.instanceUrl;

/** Sign-in at an org by the authorization code grant with PKCE, without a pop-up and without a secret. */
export function createOrgSession(options: OrgSessionOptions): OrgSession {
  const origin = orgOrigin(options.url);
  const { clientId, redirectUri, scopes = defaultScopes, orgId, now = Date.now } = options;
  const page = options.page ?? browserPage();
  const locks = options.locks ?? webLocks() ?? memoryLocks();
  const program = { origin, clientId };
  const key = `${origin} ${clientId}`;
  const name = `relab org ${key}`;
  const plainFetch = options.fetch ?? ((url, init) => fetch(url, init));
  const send = explainedFetch(plainFetch, () => new URL(page.href()).origin);
  const tokens = createSharedTokens({
    channel: options.channel ?? broadcastChannel(name),
    wait: options.wait ?? waitFor,
  });
  const listeners = new Set<(user: OrgUser | undefined) => void>();
  let user: OrgUser | undefined;
  let notified: OrgUser | undefined;

  /** The same object while the same user is signed in at the same place: what compares snapshots sees no change. */
  function currentUser(): OrgUser | undefined {
    const next = asUser(tokens.current());
    if (!isSameUser(user, next)) user = next;
    return user;
  }

  function notify(): void {
    const next = currentUser();
    // A token that was renewed changes nothing for anybody.
    if (next === notified) return;
    notified = next;
    for (const listener of listeners) listener(next);
  }
  tokens.listen(notify);

  function change(next: OrgTokens | undefined): void {
    tokens.set(next);
    notify();
  }

  async function current(): Promise<OrgTokens> {
    if (!tokens.current()) await tokens.ask();
    const found = tokens.current();
    if (!found) throw signInRequired(origin);
    return found;
  }

  /** One tab renews; the others wait for their turn, and find that it has been done. */
  const renew = (ended: OrgTokens): Promise<OrgTokens> =>
    locks.request(name, async () => {
      await tokens.ask();
      const latest = tokens.current();
      if (!latest) throw signInRequired(origin);
      if (latest.accessToken !== ended.accessToken) return latest;
      if (latest.refreshToken === undefined) return endWith(signInRequired(origin));
      const members = { grant_type: 'refresh_token', refresh_token: latest.refreshToken };
      try {
        const next = readTokens(await requestTokens(program, members, send), { orgId }, latest);
        change(next);
        return next;
      } catch (error) {
        if (hasEnded(error)) return endWith(signInRequired(origin));
        throw error;
      }
    });

  function endWith(error: ClientError): never {
    change(undefined);
    throw error;
  }

  function sendSigned(path: string, init: RequestInit, { instanceUrl, accessToken }: OrgTokens) {
    const url = new URL(path, instanceUrl);
    // A token goes to its own org alone, whatever a path looks like.
    if (url.origin !== instanceUrl) throw new TypeError(`${path} leads out of ${instanceUrl}.`);
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${accessToken}`);
    return send(url.href, { ...init, headers, credentials: 'omit' });
  }

  return {
    async ready() {
      if (!tokens.current()) await tokens.ask();
      return currentUser();
    },
    user: currentUser,
    async signIn({ returnTo, parameters } = {}) {
      const here = new URL(page.href());
      const [state, verifier] = [randomText(), randomText()];
      const target = returnTo ?? here.pathname + here.search + here.hash;
      const pending = { key, verifier, returnTo: returnPath(target, here.origin), begunAt: now() };
      savePending(page.storage, state, pending);
      page.goTo(
        await authorizationUrl({ origin, clientId, redirectUri, scopes, state, verifier, parameters }),
      );
    },
    async completeSignIn() {
      const href = page.href();
      const response = readAuthorizationResponse(href);
      if (!response) return undefined;
      const pending = readPending(page.storage, response.state, now());
      if (!pending) throw signInFailed('This tab has begun no such sign-in, or more than ten minutes ago.');
      if (pending.key !== key) return undefined;
      removePending(page.storage, response.state);
      page.replace(new URL(href).pathname);
      const code = requireCode(response, origin);
      const members = {
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        code_verifier: pending.verifier,
      };
      const issued = requestTokens(program, members, send).catch((error: unknown) => {
        throw hasEnded(error)
          ? signInFailed('The code of the sign-in was used before, or is too old.')
          : error;
      });
      // What other tabs had before must not count for newer than this.
      const [body] = await Promise.all([issued, tokens.ask()]);
      change(readTokens(body, { orgId }));
      return { returnTo: pending.returnTo };
    },
    async signOut() {
      const ended = tokens.current();
      change(undefined);
      if (ended) await revokeToken(program, ended.refreshToken ?? ended.accessToken, send);
    },
    async fetch(path, init) {
      const signed = await current();
      const response = await sendSigned(path, init, signed);
      if (response.status !== 401) return response;
      await response.body?.cancel();
      const again = await sendSigned(path, init, await renew(signed));
      if (again.status !== 401) return again;
      await again.body?.cancel();
      return endWith(signInRequired(origin));
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      listeners.clear();
      tokens.close();
    },
  };
}
