/** Codes of RFC 6749 (5.2, 4.1.2.1), RFC 6750 and RFC 7009. */
export type OAuthErrorCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'unauthorized_client'
  | 'unsupported_grant_type'
  | 'unsupported_response_type'
  | 'invalid_scope'
  | 'access_denied'
  | 'temporarily_unavailable';

/** A request for a token or for consent that failed for a reason its sender can understand. */
export class OAuthError extends Error {
  readonly error: OAuthErrorCode;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    error: OAuthErrorCode,
    description: string,
    options: { readonly status?: number; readonly headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(description);
    this.name = 'OAuthError';
    this.error = error;
    this.status = options.status ?? 400;
    this.headers = options.headers ?? {};
  }
}

/** RFC 6749, 5.2: `{error, error_description}`. */
export const oauthErrorResponse = ({ error, message, status, headers }: OAuthError): Response =>
  Response.json({ error, error_description: message }, { status, headers });
