import { en } from 'zod/locales';
import type * as z from 'zod/mini';
import type { AnyCall } from './call.ts';
import { type ErrorEntry, errorStatus } from './errors.ts';

export type Parsed =
  | { readonly ok: true; readonly query: Record<string, unknown>; readonly body: Record<string, unknown> }
  | { readonly ok: false; readonly status: number; readonly errors: readonly ErrorEntry[] };

/** The small build of the schema library says only what it must; a server can afford whole sentences. */
const wording = { error: en().localeError };

type Definition = { readonly type: string; readonly innerType?: z.ZodMiniType };

/** The kind of value below optional and nullable wrappers. */
function kindOf(schema: z.ZodMiniType): string {
  const { type, innerType } = schema._zod.def as Definition;
  return innerType ? kindOf(innerType) : type;
}

/** What a query's text means by the schema's kind; text that fits no kind stays text, for the schema to refuse. */
function readText(text: string, kind: string): unknown {
  if (kind === 'array') return text === '' ? [] : text.split(',');
  if (kind === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  if (kind === 'number') return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text;
  return text;
}

/** Query parameters by a call's schema. Names that the call does not know are passed over, as the platform does. */
export function readQuery(
  schema: z.ZodMiniObject | undefined,
  search: URLSearchParams,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, member] of Object.entries(schema?.shape ?? {})) {
    const given = [...search.getAll(name), ...search.getAll(`${name}[]`)];
    if (given.length === 0) continue;
    values[name] = readText(given.join(','), kindOf(member as z.ZodMiniType));
  }
  return values;
}

function refuse(errorCode: keyof typeof errorStatus, message: string, fields?: readonly string[]): Parsed {
  const entry = { errorCode, message, ...(fields ? { fields } : {}) };
  return { ok: false, status: errorStatus[errorCode], errors: [entry] };
}

/** Checks a request's query and body (already parsed JSON, or undefined where there was none) against its call. */
export function parseRequest(call: AnyCall, search: URLSearchParams, json: unknown): Parsed {
  const query = call.query?.safeParse(readQuery(call.query, search), wording);
  if (query && !query.success) return refused('ILLEGAL_QUERY_PARAMETER_VALUE', query.error.issues);
  if (!call.body) return { ok: true, query: query?.data ?? {}, body: {} };
  const given = json === undefined ? {} : json;
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return refuse('JSON_PARSER_ERROR', 'The request body must be a JSON object.');
  }
  const body = call.body.safeParse(given, wording);
  if (!body.success) return refused('INVALID_API_INPUT', body.error.issues);
  return { ok: true, query: query?.data ?? {}, body: body.data };
}

function refused(
  errorCode: 'ILLEGAL_QUERY_PARAMETER_VALUE' | 'INVALID_API_INPUT',
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): Parsed {
  const errors = issues.slice(0, 20).map((issue) => {
    const field = issue.path.map(String).join('.');
    return {
      errorCode,
      message: field === '' ? issue.message : `${field}: ${issue.message}`,
      ...(field === '' ? {} : { fields: [field] }),
    };
  });
  return { ok: false, status: errorStatus[errorCode], errors };
}
