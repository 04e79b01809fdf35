import type { OAuthClient } from './clients.ts';
import { OAuthError } from './oauth-error.ts';
import { type Form, requireMember } from './request-form.ts';
import { readScopes, type Scope } from './scopes.ts';

/** A request for consent that may be shown to somebody. */
export interface AuthorizeRequest {
  readonly client: OAuthClient;
  readonly redirectUri: string;
  readonly state: string | undefined;
  readonly scopes: readonly Scope[];
  /** RFC 7636, always S256. */
  readonly challenge: string | undefined;
}

/** To the letter: an address that only looks like one of the client's may be somebody else's. */
export function requireRedirectUri(form: Form, client: OAuthClient): string {
  const redirectUri = requireMember(form, 'redirect_uri');
  if (client.redirectUris.includes(redirectUri)) return redirectUri;
  throw new OAuthError('invalid_request', 'redirect_uri is not one that this client is registered with.');
}

/** Clients that name no method mean S256: many of the platform's do so. `plain` is not supported. */
function readChallenge(form: Form, client: OAuthClient): string | undefined {
  const challenge = form.get('code_challenge');
  const method = form.get('code_challenge_method') ?? 'S256';
  if (method !== 'S256') throw new OAuthError('invalid_request', 'code_challenge_method must be S256.');
  if (challenge === undefined && client.secretHash === null)
    throw new OAuthError('invalid_request', 'code_challenge is missing; this client has no secret.');
  if (challenge !== undefined && !/^[\w-]{43}$/.test(challenge))
    throw new OAuthError('invalid_request', 'code_challenge is no SHA-256 in base64url.');
  return challenge;
}

/** Once the client and the way back to it are certain: any other error is sent to the client. */
export function readAuthorizeRequest(form: Form, client: OAuthClient, redirectUri: string): AuthorizeRequest {
  if (requireMember(form, 'response_type') !== 'code')
    throw new OAuthError('unsupported_response_type', 'response_type must be code.');
  const challenge = readChallenge(form, client);
  const scopes = readScopes(form.get('scope'), client.scopes);
  return { client, redirectUri, state: form.get('state'), scopes, challenge };
}

/** Back to the client, with a response and the state that it sent. */
export function redirectBack(
  redirectUri: string,
  state: string | undefined,
  members: Readonly<Record<string, string>>,
): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries({ ...members, ...(state === undefined ? {} : { state }) }))
    url.searchParams.append(name, value);
  return url.href;
}
