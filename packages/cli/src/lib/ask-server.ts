import { type AnyCall, buildRequest } from '@relab/contract';
import type { Surroundings } from './command.ts';
import { CommandError } from './command-error.ts';

/** Sends one call and answers its body. Throws a ServerRefusal, or a CommandError where no answer can be had. */
export type Ask = (call: AnyCall, config: Readonly<Record<string, unknown>>) => Promise<unknown>;

/** The server answered, and said no. */
export class ServerRefusal extends CommandError {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** How long a server has to answer, in milliseconds. */
const patience = 60_000;

/** The first message in the body of a refusal, where it has one. */
export function refusalMessage(body: unknown): string {
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
export function askServer(
  base: string,
  headers: Readonly<Record<string, string>>,
  fetch: Surroundings['fetch'],
): Ask {
  return async (call, config) => {
    const request = buildRequest(call, config);
    const signal = AbortSignal.timeout(patience);
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
      throw new ServerRefusal(
        401,
        `${base} answers 401: it does not know who asks. Say so with --header or --token-env.`,
      );
    if (!ok) {
      const message = refusalMessage(body);
      throw new ServerRefusal(
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
