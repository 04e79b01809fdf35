import type { Scope } from './scopes.ts';
import { signature } from './secrets.ts';
import { accessSeconds, type IssuedTokens } from './tokens.ts';
import { type IdentityUrlOptions, identityUrl } from './user-info.ts';

/** RFC 6749, 5.1, with the members that the platform adds. `issued_at` is in milliseconds, as text. */
export interface TokenResponse {
  readonly access_token: string;
  readonly refresh_token?: string;
  readonly instance_url: string;
  readonly id: string;
  readonly token_type: 'Bearer';
  readonly expires_in: number;
  readonly issued_at: string;
  readonly signature: string;
  readonly scope: string;
}

export interface GrantedTokens extends IssuedTokens {
  readonly scopes: readonly Scope[];
  readonly userId: string;
  readonly clientSecret: string | undefined;
}

/** The signature is over `id` and `issued_at`, made with the client's secret; a public client's it cannot check. */
export function tokenResponse(
  { accessToken, refreshToken, scopes, userId, clientSecret }: GrantedTokens,
  options: IdentityUrlOptions & { readonly secret: string; readonly now: () => Date },
): TokenResponse {
  const id = identityUrl(userId, options);
  const issuedAt = String(options.now().getTime());
  return {
    access_token: accessToken,
    ...(refreshToken === undefined ? {} : { refresh_token: refreshToken }),
    instance_url: new URL(options.baseUrl).origin,
    id,
    token_type: 'Bearer',
    expires_in: accessSeconds,
    issued_at: issuedAt,
    signature: signature(clientSecret ?? options.secret, `${id}${issuedAt}`),
    scope: scopes.join(' '),
  };
}
