import type { ClientError } from '../errors/client-error.ts';
import { signInDenied, signInFailed } from './org-error.ts';

/** How the org has sent a person back (RFC 6749, 4.1.2). */
export interface AuthorizationResponse {
  readonly state: string;
  readonly code: string | undefined;
  readonly error: string;
  readonly issuer: string | undefined;
}

/** The response in an address; undefined where there is none. */
export function readAuthorizationResponse(address: string): AuthorizationResponse | undefined {
  const { searchParams } = new URL(address);
  const [state, code, error] = [
    searchParams.get('state'),
    searchParams.get('code'),
    searchParams.get('error'),
  ];
  if (state === null || (code === null && error === null)) return undefined;
  return {
    state,
    code: error === null ? (code ?? undefined) : undefined,
    error: (searchParams.get('error_description') ?? error ?? '').slice(0, 200),
    issuer: searchParams.get('iss') ?? undefined,
  };
}

/** The code of a response. Throws where the org signed nobody in, or where the response is another org's (RFC 9207). */
export function requireCode({ code, error, issuer }: AuthorizationResponse, origin: string): string {
  if (issuer !== undefined && issuer.replace(/\/$/, '') !== origin)
    throw signInFailed(`This response comes from another place than ${origin}.`);
  if (code === undefined) throw signInDenied(origin, error) satisfies ClientError;
  return code;
}
