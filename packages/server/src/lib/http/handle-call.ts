import { apiVersion, isRecordId, normalizeId } from '@relab/contract';
import { parseBody, parseQuery } from '@relab/contract/server';
import { ApiError } from '../errors/api-error.ts';
import { writeInVersion } from './api-version.ts';
import type { BodyMemory } from './body/body-memory.ts';
import { jsonBytes, readJson } from './body/read-json.ts';
import { readMultipart } from './body/read-multipart.ts';
import type { Context } from './context.ts';
import { matchesETag } from './etag.ts';
import type { ParseQuery } from './parsed-query.ts';
import { isResponse, type PlainResponse, rawJsonResponse } from './response.ts';
import { LazyReply, type Route, replyOf } from './route.ts';
import { requireStorable } from './storable.ts';

/** The oldest version whose calls have the form of this server's. */
const oldestVersion = 42;

/** Clients write the version they were made for; all from v42.0 on get the responses of the one that this server speaks. */
function requireVersion(version: string): void {
  const [, number] = /^v(\d{2,3})\.0$/.exec(version) ?? [];
  if (number !== undefined && Number(number) >= oldestVersion) return;
  throw new ApiError(
    'NOT_FOUND',
    `There is no version ${version.slice(0, 20)} here; this server speaks ${apiVersion}.`,
  );
}

/** Path names end in `Id` or `Ids` where they hold ids; 15 characters become 18 (D-151). A related list's is a name. */
const holdsIds = (name: string): boolean => /Ids?$/.test(name) && name !== 'relatedListId';

function readPath(params: Readonly<Record<string, string>>): Record<string, string> {
  const { version, ...rest } = params;
  if (version !== undefined) requireVersion(version);
  const names = Object.entries(rest).map(([name, value]) => {
    if (!holdsIds(name)) return [name, value];
    const ids = value.split(',').map((id) => (isRecordId(id) ? normalizeId(id) : id));
    return [name, ids.join(',')];
  });
  return Object.fromEntries(names);
}

/** The members of the body, in whichever form the call sends them. */
async function readBody(
  { call, maxBodyBytes }: Route,
  request: Request,
  { principal }: Context,
  memory: BodyMemory | undefined,
): Promise<unknown> {
  if (!call.body) return undefined;
  if (call.encoding === 'multipart')
    return await readMultipart(request, call.body, { maxBytes: maxBodyBytes, memory });
  return await readJson(request, { maxBytes: maxBodyBytes ?? jsonBytes[principal.kind], memory });
}

export interface CallOptions {
  /** What the body may take of the process's memory. */
  readonly memory?: BodyMemory;
  readonly parseQuery?: ParseQuery;
  /** Is handed the config of a call that was done. */
  readonly onDone?: ((config: Readonly<Record<string, unknown>>) => void) | undefined;
}

const parseAnew: ParseQuery = (call, search) => parseQuery(call, new URLSearchParams(search));

async function readConfig(
  route: Route,
  request: Request,
  params: Readonly<Record<string, string>>,
  context: Context,
  { memory, parseQuery = parseAnew }: CallOptions,
): Promise<Record<string, unknown>> {
  const { call } = route;
  const path = readPath(params);
  await route.beforeBody?.(path, context);
  const body = await readBody(route, request, context, memory);
  const parsed = parseBody(call, parseQuery(call, context.url.search), body);
  if (!parsed.ok) {
    const [first] = parsed.errors;
    throw new ApiError('INVALID_API_INPUT', first?.message ?? '', {
      status: parsed.status,
      body: parsed.errors,
    });
  }
  const headers = Object.entries(call.headers).flatMap(([name, header]) => {
    const value = request.headers.get(header);
    return value === null ? [] : [[name, value]];
  });
  // The path has the last word: no query or body member can stand in for it.
  const config = { ...parsed.query, ...parsed.body, ...Object.fromEntries(headers), ...path };
  requireStorable(config, 'The request');
  return config;
}

const writeLazy = async (reply: LazyReply<unknown>, version: string | undefined): Promise<string> =>
  version === undefined || version === apiVersion
    ? await reply.write()
    : writeInVersion(await reply.make(), version);

/** Runs one route for one request; errors are the caller's to turn into responses. */
export async function handleCall(
  route: Route,
  request: Request,
  params: Readonly<Record<string, string>>,
  context: Context,
  options: CallOptions = {},
): Promise<PlainResponse | Response> {
  const config = await readConfig(route, request, params, context, options);
  const result = await route.handle(config as never, context);
  options.onDone?.(config);
  if (isResponse(result)) return result;
  const ifNoneMatch = request.headers.get('if-none-match');
  if (result instanceof LazyReply) {
    const { headers } = result;
    // `*` matches any representation, and whether there is one is still unknown.
    return ifNoneMatch?.trim() !== '*' && matchesETag(ifNoneMatch, headers.ETag)
      ? { status: 304, headers, body: null }
      : rawJsonResponse(200, await writeLazy(result, params.version), headers);
  }
  const { status, headers, body } = replyOf(result);
  if (route.call.kind === 'read' && matchesETag(ifNoneMatch, headers.ETag)) {
    return { status: 304, headers, body: null };
  }
  return status === 204 || body === null
    ? { status, headers, body: null }
    : rawJsonResponse(status, writeInVersion(body, params.version), headers);
}
