import { challengeOf } from './pkce.ts';

export interface AuthorizationRequest {
  /** Of the org. */
  readonly origin: string;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly scopes: readonly string[];
  readonly state: string;
  readonly verifier: string;
  /** Further parameters of the org's, such as `login_hint` or `prompt`. */
  readonly parameters?: Readonly<Record<string, string>> | undefined;
}

/** Where a person is sent to sign in (RFC 6749, 4.1.1, with PKCE). */
export async function authorizationUrl(request: AuthorizationRequest): Promise<string> {
  const { origin, clientId, redirectUri, scopes, state, verifier, parameters } = request;
  const query = new URLSearchParams({
    ...parameters,
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: scopes.join(' '),
    state,
    code_challenge: await challengeOf(verifier),
    code_challenge_method: 'S256',
  });
  return `${origin}/services/oauth2/authorize?${query}`;
}

/** The default scopes of a program: call the API, and refresh expired tokens. */
export const defaultScopes: readonly string[] = ['api', 'refresh_token'];
