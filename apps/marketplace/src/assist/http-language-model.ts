import type { LanguageModel } from '@relab/content';
import { ApiError } from '@relab/server/http';
import { type CircuitBreaker, CircuitOpenError } from '@relab/server/limits';

export interface HttpLanguageModelOptions {
  /** Takes chat completions, as most services and local servers do. */
  readonly url: string;
  readonly model: string;
  readonly key?: string | undefined;
  /** Milliseconds until a request is given up. */
  readonly timeout?: number;
  /** Requests under way at once, of everybody. */
  readonly maxConcurrent?: number;
  readonly log?: (line: string) => void;
  /** Spares authors the wait while the service does not respond. */
  readonly breaker?: CircuitBreaker;
}

const maxBytes = 256 * 1024;
const maxCharacters = 20_000;

const unavailable = (message: string): ApiError => new ApiError('SERVER_UNAVAILABLE', message);

/** The service has an error of its own. */
class ServiceFailed extends Error {}

/** An error of the service about one request is a response; its own errors, silence and broken connections are an outage. */
const isOutage = (error: unknown): boolean => !(error instanceof ApiError);

/** Rejects for more than anybody suggests: who answers is another one's server. */
async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw unavailable('The language model sent too much.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The first choice of a chat completion; undefined for anything else. */
function suggestionIn(text: string): string | undefined {
  try {
    const { choices } = JSON.parse(text) as { choices?: readonly { message?: { content?: unknown } }[] };
    const content = choices?.[0]?.message?.content;
    return typeof content === 'string' && content.trim() !== '' ? content.slice(0, maxCharacters) : undefined;
  } catch {
    return undefined;
  }
}

/** A language model behind an address, which gets what somebody has sent, and nothing else. */
export function createHttpLanguageModel(options: HttpLanguageModelOptions): LanguageModel {
  const { url, model, key, timeout = 30_000, maxConcurrent = 4, log, breaker } = options;
  let underWay = 0;

  async function request(messages: Parameters<LanguageModel['complete']>[0]): Promise<string> {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(key ? { authorization: `Bearer ${key}` } : {}),
      },
      body: JSON.stringify({ model, messages }),
      // The operator has not allowed texts to go where a redirect leads.
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    const text = await readText(response);
    if (response.status >= 500)
      throw new ServiceFailed(`The language model rejected the request (${response.status}).`);
    if (response.status === 429) throw unavailable('The language model has too much to do. Try again later.');
    if (!response.ok) throw unavailable(`The language model rejected the request (${response.status}).`);
    const suggestion = suggestionIn(text);
    if (suggestion === undefined) throw unavailable('The language model suggested nothing.');
    return suggestion;
  }

  return {
    service: new URL(url).host,
    model,
    async complete(messages) {
      if (underWay >= maxConcurrent)
        throw unavailable('Others are waiting for the language model. Try again in a moment.');
      underWay += 1;
      try {
        const call = (): Promise<string> => request(messages);
        return await (breaker ? breaker.run(call, isOutage) : call());
      } catch (error) {
        if (error instanceof CircuitOpenError)
          throw unavailable(
            `The language model does not respond at the moment. Try again in ${Math.ceil(error.retryAfter / 1000)} seconds.`,
          );
        const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
        log?.(`The language model suggested nothing: ${reason}`);
        if (error instanceof ApiError) throw error;
        if (error instanceof ServiceFailed) throw unavailable(error.message);
        if (error instanceof Error && error.name === 'TimeoutError')
          throw unavailable(`The language model did not respond within ${timeout / 1000} seconds.`);
        throw unavailable('The language model cannot be reached.');
      } finally {
        underWay -= 1;
      }
    },
  };
}
