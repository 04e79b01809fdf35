import { type AnyCall, buildRequest } from '@relab/contract';
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

/** Calls of the API under `base`, each with these headers, which are sent nowhere else: redirects are not followed. */
export function createSendCall(
  base: string,
  headers: Readonly<Record<string, string>>,
  fetch: Surroundings['fetch'],
): SendCall {
  return async (call, config) => {
    const request = buildRequest(call, config);
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
        `${base} answers ${status} to ${call.id}${message === '' ? '.' : `: ${message}`}`,
      );
    }
    if (body === undefined)
      throw new CommandError(
        `${base} answers ${call.id} with something that is not JSON. Is this where the API is, and are you signed in?`,
      );
    return body;
  };
}
