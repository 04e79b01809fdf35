import { ScriptedReply } from '../testing/scripted-fetch.ts';

/** One request as a route sees it. */
export interface ModelRequest {
  readonly method: string;
  /** Below `/ui-api/`, in its parts. */
  readonly parts: readonly string[];
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

/** `*` stands for any one part; the parts that it stood for are handed over in their order. */
export interface Route {
  readonly method: string;
  readonly parts: readonly string[];
  readonly response: (request: ModelRequest, found: readonly string[]) => ScriptedReply;
}

export function route(pattern: string, response: Route['response']): Route {
  const [method = '', path = ''] = pattern.split(' ');
  return { method, parts: path.split('/'), response };
}

export function matched({ method, parts }: Route, request: ModelRequest): readonly string[] | undefined {
  if (method !== request.method || parts.length !== request.parts.length) return undefined;
  const found: string[] = [];
  for (const [index, part] of parts.entries()) {
    const input = request.parts[index] ?? '';
    if (part === '*') found.push(input);
    else if (part !== input) return undefined;
  }
  return found;
}

export const answered = (body: unknown, status = 200): ScriptedReply => new ScriptedReply(status, body);

export const rejected = (status: number, errorCode: string, message = errorCode): ScriptedReply =>
  answered([{ errorCode, message }], status);

export const notFound = (): ScriptedReply =>
  rejected(404, 'NOT_FOUND', 'The requested resource does not exist');

/** A part of a batch: the status and body that a call of its own would be answered with. */
export const part = ({ status, body }: ScriptedReply) => ({
  statusCode: status,
  result: status === 204 ? null : body,
});

/** A list that is sent as an array, as a text, or not at all. */
export const texts = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.map(String)
    : typeof value === 'string' && value !== ''
      ? value.split(',')
      : [];

export const members = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};
