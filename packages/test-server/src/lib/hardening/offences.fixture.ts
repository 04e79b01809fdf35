import { type DescribedCall, describedCalls, ErrorsSchema } from '@relab/contract/server';
import type { FuzzRequest } from './fuzz-request.fixture.ts';

const byId = new Map(describedCalls.map((answered) => [answered.call.id, answered]));

/** What of the inside shows: stacks, files, SQL, the database's own messages. */
const inside: readonly RegExp[] = [
  /\bat (?:async )?[\w.<>]+ \(?(?:file:|\/|node:)/,
  /node_modules|\/packages\/|\.ts:\d+/,
  /\brelab_\w+|\bpg_\w+/,
  /relation "|column "|syntax error at|violates \w+ constraint|duplicate key value|invalid input syntax/i,
  /\bselect\b[^"]{1,200}\bfrom\b[^"]{1,200}\bwhere\b/i,
  /TypeError|RangeError|ReferenceError|SyntaxError|Cannot read propert|is not a function|Maximum call stack/,
];

export interface FuzzAnswer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

/** The calls that an operation of the document stands for: two whose paths have one form are one operation. */
const callsOf = (operation: string): readonly DescribedCall[] => {
  const own = byId.get(operation);
  if (own) return [own];
  return [...byId.values()].filter(
    ({ call }) =>
      operation.toLowerCase().split('or').length > 1 &&
      operation.toLowerCase().includes(call.id.toLowerCase()),
  );
};

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const shapeOf = (path: string): string => path.replaceAll(/\{\w+\}/g, '{}');

/** The calls that a request may have reached: its operation's, or those that another method has at the same path. */
function callsReached({ operation, method }: FuzzRequest): readonly DescribedCall[] {
  const meant = callsOf(operation);
  const asked = method === 'HEAD' ? 'GET' : method;
  if (meant.some(({ call }) => call.method === asked)) return meant;
  const shapes = new Set(meant.map(({ call }) => shapeOf(call.path)));
  return describedCalls.filter(({ call }) => call.method === asked && shapes.has(shapeOf(call.path)));
}

function wrongError(request: FuzzRequest, { text, type }: FuzzAnswer): string | undefined {
  if (!type.startsWith('application/json')) return `an error of type '${type}'`;
  const body = jsonOf(text);
  const list = ErrorsSchema.safeParse(body);
  if (
    list.success &&
    list.data.length > 0 &&
    list.data.every(({ errorCode, message }) => errorCode && message)
  )
    return undefined;
  const refused = callsReached(request).some(({ error: refusal }) => refusal?.safeParse(body).success);
  return refused ? undefined : `not the form of an error: ${text.slice(0, 200)}`;
}

function wrongAnswer(request: FuzzRequest, { status, text, type }: FuzzAnswer): string | undefined {
  const calls = callsReached(request).filter(({ responses: answers }) => status in answers);
  if (calls.length === 0) return `the undeclared status ${status}`;
  const [mediaType = ''] = type.split(';');
  if (calls.some(({ mediaTypes }) => mediaTypes?.includes(mediaType))) return undefined;
  if (calls.some(({ responses: answers }) => answers[status] === null))
    return text === '' ? undefined : 'a body where none is declared';
  if (!type.startsWith('application/json')) return `an answer of type '${type}'`;
  const body = jsonOf(text);
  const faults = calls.map(({ responses: answers }) => answers[status]?.safeParse(body).error);
  const [fault] = faults;
  if (faults.includes(undefined) || !fault) return undefined;
  const [issue] = fault.issues;
  return `an answer that does not fit: ${issue?.path.map((part) => (typeof part === 'number' ? '#' : String(part))).join('.')}: ${issue?.message}`;
}

/** What is wrong with an answer, by itself; the state of the database is looked at elsewhere. */
export function offencesOf(request: FuzzRequest, answer: FuzzAnswer): readonly string[] {
  const { status, text } = answer;
  const found: string[] = [];
  if (status >= 500) found.push(`status ${status}`);
  const asked = `${decodeURIComponentOr(request.path)}${request.body ?? ''}`;
  for (const form of inside) {
    const shown = form.exec(text)?.[0];
    if (shown !== undefined && !asked.includes(shown) && status >= 400)
      found.push(`the inside shows: ${shown.slice(0, 80)}`);
  }
  if (request.method === 'HEAD' || request.method === 'OPTIONS') return found;
  if (status === 304) return found;
  const wrong =
    status >= 400
      ? wrongError(request, answer)
      : request.method === 'GET' || status < 300
        ? wrongAnswer(request, answer)
        : `status ${status}`;
  if (wrong !== undefined) found.push(wrong);
  return found;
}

function decodeURIComponentOr(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
