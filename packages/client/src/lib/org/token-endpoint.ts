import { ClientError } from '../errors/client-error.ts';
import { invalidResponse } from '../errors/errors.ts';
import type { Fetch } from '../transport/send.ts';

/** A program as an org knows it. */
export interface OrgProgram {
  readonly origin: string;
  readonly clientId: string;
  /** Only of a server's: a page cannot hide one. */
  readonly clientSecret?: string | undefined;
}

/** Responses of a token endpoint are short. */
const maxLength = 100_000;

/** How long an org may take, in milliseconds. */
const timeout = 30_000;

const problemOf = (body: unknown): { readonly error: string; readonly description: string } => {
  const { error, error_description } = Object(body) as Readonly<Record<string, unknown>>;
  return { error: String(error ?? ''), description: String(error_description ?? '').slice(0, 200) };
};

async function post(
  { origin, clientId, clientSecret }: OrgProgram,
  path: 'token' | 'revoke',
  members: Readonly<Record<string, string>>,
  fetch: Fetch,
): Promise<Response> {
  const secret = clientSecret === undefined ? {} : { client_secret: clientSecret };
  return await fetch(`${origin}/services/oauth2/${path}`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams({ ...members, client_id: clientId, ...secret })),
    credentials: 'omit',
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  });
}

/**
 * Asks for tokens (RFC 6749, 4.1.3 and 6), and returns the body. Throws a ClientError whose code is that of the RFC, such as
 * `invalid_grant`, or what `fetch` throws.
 */
export async function requestTokens(
  program: OrgProgram,
  members: Readonly<Record<string, string>>,
  fetch: Fetch,
): Promise<unknown> {
  const response = await post(program, 'token', members, fetch);
  const text = await response.text();
  let body: unknown;
  try {
    body = text.length > maxLength ? undefined : JSON.parse(text);
  } catch {
    body = undefined;
  }
  const { status, statusText } = response;
  if (response.ok && body !== undefined) return body;
  if (response.ok) throw invalidResponse('The token endpoint answers with something else than tokens.');
  const { error, description } = problemOf(body);
  throw new ClientError(status, statusText || 'Bad Request', [
    {
      errorCode: error || 'invalid_request',
      message: description || `The token endpoint answers ${status}.`,
    },
  ]);
}

/** Ends a token (RFC 7009), and with a refresh token all that came of it. */
export async function revokeToken(program: OrgProgram, token: string, fetch: Fetch): Promise<void> {
  const response = await post(program, 'revoke', { token }, fetch);
  await response.body?.cancel();
}

/** Whether the refresh token is no longer valid, rather than that the org could not be reached. */
export const hasEnded = (error: unknown): boolean =>
  error instanceof ClientError && error.code === 'invalid_grant';
