import type { AnyCall } from './call.ts';
import { checkValue, type Problem } from './check-value.ts';
import { type ErrorEntry, errorStatus } from './errors.ts';
import type { ObjectSchema, Schema } from './schema.ts';

/** A request's query and body as its call reads them, or the status and the errors to answer it with. */
export type Parsed =
  | { readonly ok: true; readonly query: Record<string, unknown>; readonly body: Record<string, unknown> }
  | { readonly ok: false; readonly status: number; readonly errors: readonly ErrorEntry[] };

/** What a query's text means by its schema; text that fits no type stays text, for the schema to refuse. */
function readText(text: string, { type }: Schema): unknown {
  if (type === 'array') return text === '' ? [] : text.split(',');
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  if (type === 'integer' || type === 'number') return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  return text;
}

/** Query parameters by a call's schema. Names that the call does not know are passed over, as the platform does. */
export function readQuery(
  { query, queryNames }: Pick<AnyCall, 'query' | 'queryNames'>,
  search: URLSearchParams,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  if (search.size === 0) return values;
  for (const [name, member] of Object.entries(query?.properties ?? {})) {
    const spellings = new Set([queryNames[name] ?? name, name, `${name}[]`]);
    const given = [...spellings].flatMap((spelling) => search.getAll(spelling));
    if (given.length > 0) values[name] = readText(given.join(','), member);
  }
  return values;
}

type Refusal = 'ILLEGAL_QUERY_PARAMETER_VALUE' | 'INVALID_API_INPUT' | 'JSON_PARSER_ERROR';

/** As many entries as anybody reads. */
const told = 20;

/** What the platform calls them in its messages. */
const sizes: Readonly<Record<string, string>> = { pageSize: 'pageSize', maxCount: 'maxSize' };

/** A size that is a number and too small or too large has a code of its own on the platform. */
function wrongSize({ path, message }: Problem, schema: ObjectSchema | undefined): ErrorEntry | undefined {
  const [name = '', ...rest] = path;
  const size = Object.hasOwn(sizes, name) ? sizes[name] : undefined;
  if (size === undefined || rest.length > 0 || message.startsWith('Expected')) return undefined;
  const { minimum, maximum } = schema?.properties[name] ?? {};
  return {
    errorCode: 'NUMBER_OUTSIDE_VALID_RANGE',
    message: `${size} parameter must be between ${minimum} and ${maximum}`,
    fields: [name],
  };
}

function refused(errorCode: Refusal, problems: readonly Problem[], schema: ObjectSchema | undefined): Parsed {
  const errors = problems.slice(0, told).map((problem) => {
    const outside = wrongSize(problem, schema);
    if (outside) return outside;
    const { path, message } = problem;
    const field = path.join('.');
    return field === ''
      ? { errorCode, message }
      : { errorCode, message: `${field}: ${message}`, fields: [field] };
  });
  return { ok: false, status: errorStatus[errorCode], errors };
}

/** Checks a request's query against its call; its body is not looked at. */
export function parseQuery(call: AnyCall, search: URLSearchParams): Parsed {
  const wrong: Problem[] = [];
  const query = checkValue(call.query ?? {}, readQuery(call, search), wrong) as Record<string, unknown>;
  return wrong.length > 0
    ? refused('ILLEGAL_QUERY_PARAMETER_VALUE', wrong, call.query)
    : { ok: true, query, body: {} };
}

/** Checks a request's body (parsed JSON, undefined where there was none) beside its query. */
export function parseBody(call: AnyCall, parsed: Parsed, json: unknown): Parsed {
  if (!parsed.ok || !call.body) return parsed;
  const given = json === undefined ? {} : json;
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return refused(
      'JSON_PARSER_ERROR',
      [{ path: [], message: 'The request body must be a JSON object.' }],
      call.body,
    );
  }
  const wrong: Problem[] = [];
  const body = checkValue(call.body, given, wrong) as Record<string, unknown>;
  return wrong.length > 0 ? refused('INVALID_API_INPUT', wrong, call.body) : { ...parsed, body };
}

/** Checks a request's query and body against its call. */
export const parseRequest = (call: AnyCall, search: URLSearchParams, json: unknown): Parsed =>
  parseBody(call, parseQuery(call, search), json);
