import type { Fetch } from '../transport/send.ts';
import { challengeOf } from './pkce.ts';

export const orgId = '00D000000000001EAA';
export const orgUrl = 'https://org.test';

interface Grant {
  readonly challenge: string;
  readonly redirectUri: string;
}

/** The OAuth endpoints of an org, and a call that returns the owner of its token. Refresh tokens are for one use. */
export interface ScriptedOrg {
  readonly fetch: Fetch;
  /** The org's address after a person has granted what an address requests. */
  allow(authorizationUrl: string): string;
  /** Ends every access token. */
  endAccess(): void;
  endAll(): void;
  /** Paths that were requested, without their origins. */
  readonly requests: readonly string[];
  /** `authorization` headers of calls of the API. */
  readonly signed: readonly (string | null)[];
  /** How often a refresh token was used for a second time. */
  reused(): number;
}

export function scriptedOrg(org = orgId, url = orgUrl): ScriptedOrg {
  const codes = new Map<string, Grant>();
  const refreshTokens = new Map<string, boolean>();
  let accessTokens = new Set<string>();
  const requests: string[] = [];
  const signed: (string | null)[] = [];
  let count = 0;
  let reused = 0;

  function issue(): Response {
    count += 1;
    accessTokens.add(`access ${count}`);
    refreshTokens.set(`refresh ${count}`, true);
    return Response.json({
      access_token: `access ${count}`,
      refresh_token: `refresh ${count}`,
      instance_url: url,
      id: `${url}/id/${org}/005000000000001AAA`,
      token_type: 'Bearer',
    });
  }

  const rejected = (): Response =>
    Response.json({ error: 'invalid_grant', error_description: 'It has ended.' }, { status: 400 });

  async function token(form: URLSearchParams): Promise<Response> {
    if (form.get('grant_type') === 'authorization_code') {
      const grant = codes.get(form.get('code') ?? '');
      codes.delete(form.get('code') ?? '');
      const challenge = await challengeOf(form.get('code_verifier') ?? '');
      const isProven = grant?.challenge === challenge && grant.redirectUri === form.get('redirect_uri');
      return isProven ? issue() : rejected();
    }
    const used = form.get('refresh_token') ?? '';
    if (refreshTokens.get(used) === false) reused += 1;
    if (!refreshTokens.get(used)) return rejected();
    refreshTokens.set(used, false);
    return issue();
  }

  return {
    requests,
    signed,
    reused: () => reused,
    endAccess: () => {
      accessTokens = new Set();
    },
    endAll: () => {
      accessTokens = new Set();
      refreshTokens.clear();
    },
    allow(authorizationUrl) {
      const { searchParams } = new URL(authorizationUrl);
      const redirectUri = searchParams.get('redirect_uri') ?? '';
      const code = `code ${codes.size + 1}`;
      codes.set(code, { challenge: searchParams.get('code_challenge') ?? '', redirectUri });
      return `${redirectUri}?${new URLSearchParams({ code, state: searchParams.get('state') ?? '' })}`;
    },
    async fetch(address, init) {
      const { pathname } = new URL(address);
      requests.push(pathname);
      if (pathname === '/services/oauth2/token') return token(new URLSearchParams(String(init.body)));
      if (pathname === '/services/oauth2/revoke') return new Response(null);
      const authorization = new Headers(init.headers).get('authorization');
      signed.push(authorization);
      return accessTokens.has(authorization?.replace('Bearer ', '') ?? '')
        ? Response.json([])
        : Response.json([{ errorCode: 'INVALID_SESSION_ID', message: 'Session expired' }], { status: 401 });
    },
  };
}
