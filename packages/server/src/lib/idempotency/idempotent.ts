import { createHash } from 'node:crypto';
import { inTransaction, withSavepoint } from '@relab/database';
import { ApiError } from '../errors/api-error.ts';
import type { Context } from '../http/context.ts';
import { Reply, type Route, replyOf } from '../http/route.ts';
import type { Principal } from '../principal/principal.ts';
import { claimKey, type StoredResponse, storeResponse } from './stored-response.ts';

/** Responses that are larger are not stored. */
const maxStoredBytes = 9_000_000;

const uuid4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

const ownerOf = (principal: Principal): string =>
  principal.kind === 'user' ? principal.userId : `guest ${principal.guestKey ?? ''}`.trimEnd();

const jsonOf = (body: unknown): string | null => (body === null ? null : JSON.stringify(body));

function replay({ status, headers, body }: StoredResponse): Reply<unknown> {
  return new Reply(body === null ? null : JSON.parse(body), status, headers);
}

/** Errors that pass: the request may succeed when it is sent again. */
const isTransient = ({ status }: ApiError): boolean => status === 429 || status >= 500;

/** An error is a response too: it comes again, and what was begun before it is undone. */
async function runToResponse(route: Route, config: never, context: Context): Promise<StoredResponse> {
  try {
    const reply = replyOf(await withSavepoint(context.database, () => route.handle(config, context)));
    return { status: reply.status, headers: reply.headers, body: jsonOf(reply.body) };
  } catch (error) {
    if (!(error instanceof ApiError) || isTransient(error)) throw error;
    return { status: error.status, headers: error.headers, body: jsonOf(error.body) };
  }
}

/** A request as 64 hex digits: its call, its address, and all members of its config with their files. */
async function hashRequest(
  callId: string,
  config: Readonly<Record<string, unknown>>,
  { url }: Pick<Context, 'url'>,
): Promise<string> {
  const hash = createHash('sha256');
  hash.update(JSON.stringify([callId, url.pathname, url.search]));
  for (const name of Object.keys(config).sort()) {
    const value = config[name];
    hash.update(JSON.stringify([name]));
    if (value instanceof Blob) hash.update(new Uint8Array(await value.arrayBuffer()));
    else hash.update(JSON.stringify(value) ?? '');
  }
  return hash.digest('hex');
}

/** The request without the key itself. */
const withoutKey = ({ idempotencyKey: _, ...rest }: Readonly<Record<string, unknown>>) => rest;

async function handleOnce(route: Route, config: never, context: Context, key: string) {
  const owner = ownerOf(context.principal);
  const hash = await hashRequest(route.call.id, withoutKey(config), context);
  return await inTransaction(context.database, async (database) => {
    const stored = await claimKey(database, owner, key, hash, context.now());
    if (stored && stored.request_hash !== hash)
      throw new ApiError(
        'CONFLICT',
        'This was sent before with other content: that was done, this was not. Send it again as something new.',
      );
    if (stored && stored.status !== null) {
      const { status, headers, body } = stored;
      if (body === null && status !== 204)
        throw new ApiError('CONFLICT', 'This request was done; its answer was too large to be kept.');
      return replay({ status, headers: headers ?? {}, body });
    }
    const response = await runToResponse(route, config, { ...context, database });
    const tooLarge = response.body !== null && Buffer.byteLength(response.body) > maxStoredBytes;
    await storeResponse(database, owner, key, tooLarge ? { ...response, body: null } : response);
    return replay(response);
  });
}

/**
 * A write that is done once for each `Idempotency-Key` (a UUID, version 4) that a caller sends: for a day, a client that sends
 * it again with the same request gets the first response, and waits while that is under way. Without the header
 * it is the route as it was. The write and its response are stored in one transaction. Throws INVALID_INPUT for a key that is not a UUID, CONFLICT where it comes with another request.
 */
export const idempotent = (route: Route): Route => ({
  ...route,
  handle: async (config, context) => {
    const key = context.headers.get('idempotency-key');
    if (key === null) return await route.handle(config, context);
    if (!uuid4.test(key)) {
      throw new ApiError('INVALID_INPUT', 'Idempotency-Key should be a UUID, version 4.');
    }
    return await handleOnce(route, config, context, key.toLowerCase());
  },
});
