import { strict as assert } from 'node:assert';
import { type AnyCall, buildRequest, type ConfigFor } from '@relab/contract';
import { type DescribedCall, ErrorsSchema } from '@relab/contract/server';

/** How requests reach an implementation: over a network, or by its server's own `fetch`. */
export type Fetch = (request: Request) => Promise<Response>;

/** One thing that every implementation does; `run` rejects with what it did instead. */
export interface ConformanceCase {
  readonly name: string;
  run(): Promise<void>;
}

export interface ConformanceResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

export interface Requester {
  /** Makes a call and holds a good answer to its schema. */
  call<C extends AnyCall>(
    call: C,
    config: ConfigFor<C>,
    headers?: Readonly<Record<string, string>>,
  ): Promise<ConformanceResponse>;
  /** Any request, also one that no client would build. */
  raw(
    method: string,
    path: string,
    body?: string | FormData,
    headers?: Readonly<Record<string, string>>,
  ): Promise<ConformanceResponse>;
  /** Holds a response to a status, and a failed one to the list of errors with this code. */
  expectError(answered: ConformanceResponse, status: number, errorCode?: string): void;
}

async function readResponse(response: Response): Promise<ConformanceResponse> {
  const text = await response.text();
  const json = response.headers.get('content-type')?.includes('json') === true && text !== '';
  return { status: response.status, headers: response.headers, body: json ? JSON.parse(text) : text };
}

/** Asks an implementation through its `fetch`, with the headers (credentials, say) that it wants. */
export function createRequester(
  fetch: Fetch,
  options: {
    readonly baseUrl: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly answers: readonly DescribedCall[];
  },
): Requester {
  const { baseUrl, headers: own = {}, answers } = options;

  const raw: Requester['raw'] = async (method, path, body, headers = {}) => {
    const type = typeof body !== 'string' ? {} : { 'content-type': 'application/json' };
    const request = new Request(new URL(path, baseUrl), {
      method,
      headers: { ...type, ...own, ...headers },
      ...(body === undefined ? {} : { body }),
    });
    return await readResponse(await fetch(request));
  };

  return {
    raw,
    async call(call, config, headers = {}) {
      const built = buildRequest(call, config as Readonly<Record<string, unknown>>);
      const answered = await raw(built.method, built.url, built.body, { ...built.headers, ...headers });
      const schema = answers.find((one) => one.call === call)?.responses[answered.status];
      if (schema) {
        const problem = schema.safeParse(answered.body).error;
        assert.equal(
          problem?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '),
          undefined,
          call.id,
        );
      }
      return answered;
    },
    expectError({ status, body }, expected, errorCode) {
      assert.equal(status, expected, JSON.stringify(body).slice(0, 400));
      const errors = ErrorsSchema.safeParse(body);
      assert.ok(errors.success, `not a list of errors: ${JSON.stringify(body).slice(0, 400)}`);
      assert.ok((errors.data.length ?? 0) > 0, 'the list of errors is empty');
      if (errorCode !== undefined) assert.equal(errors.data[0]?.errorCode, errorCode);
    },
  };
}
