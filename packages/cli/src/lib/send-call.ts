import { type AnyCall, type BuiltRequest, buildRequest } from '@relab/contract';
import type { Surroundings } from './command.ts';
import { CommandError } from './command-error.ts';

/** Sends one call and returns the body of its response. Throws a ServerError, or a CommandError where there is no response. */
export type SendCall = (call: AnyCall, config: Readonly<Record<string, unknown>>) => Promise<unknown>;

/** The server responded with an error. */
export class ServerError extends CommandError {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** How long a server has to respond. */
const timeoutMs = 60_000;

/** The first message in the body of an error; empty without one. */
export function errorMessage(body: unknown): string {
  const [first] = [body].flat();
  const { message } = Object(first) as { readonly message?: unknown };
  return typeof message === 'string' ? message : '';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function unreachable(base: string, error: unknown): CommandError {
  const { message, cause } = Object(error) as Partial<Error>;
  const { code, message: deeper } = Object(cause) as { readonly code?: string; readonly message?: string };
  const why = String(code ?? deeper ?? message ?? '');
  return new CommandError(`${base} cannot be reached${why === '' ? '' : ` (${why})`}.`, 1, error);
}

/** Sends one request and returns the body of its response; `name` is what messages call it. Throws as a SendCall. */
export type SendRequest = (
  request: Pick<BuiltRequest, 'method' | 'url' | 'headers'>,
  name: string,
) => Promise<unknown>;

/** Requests under `base`, each with these headers, which are sent nowhere else: redirects are not followed. */
export function createSendRequest(
  base: string,
  headers: Readonly<Record<string, string>>,
  fetch: Surroundings['fetch'],
): SendRequest {
  return async (request, name) => {
    const signal = AbortSignal.timeout(timeoutMs);
    let response: Response;
    let text: string;
    try {
      const sent = { ...request.headers, ...headers };
      const init: RequestInit = { method: request.method, headers: sent, redirect: 'manual', signal };
      response = await fetch(base + request.url, init);
      text = await response.text();
    } catch (error) {
      throw unreachable(base, error);
    }
    const { ok, status } = response;
    const body = parse(text);
    if (status === 401)
      throw new ServerError(
        401,
        `${base} answers 401: it does not know who asks. Say so with --header or --token-env.`,
      );
    if (!ok) {
      const message = errorMessage(body);
      throw new ServerError(
        status,
        `${base} answers ${status} to ${name}${message === '' ? '.' : `: ${message}`}`,
      );
    }
    if (body === undefined)
      throw new CommandError(
        `${base} answers ${name} with something that is not JSON. Is this where the API is, and are you signed in?`,
      );
    return body;
  };
}

/** Calls of the API by their declarations. */
export function createSendCall(send: SendRequest): SendCall {
  return async (call, config) => send(buildRequest(call, config), call.id);
}
