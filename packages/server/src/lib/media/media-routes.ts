import { type ErrorCode, errorStatus } from '@relab/contract';
import { type Context, Hono } from 'hono';
import { sendBytes } from '../http/send-bytes.ts';
import { StorageError } from '../storage/storage-error.ts';
import type { Media, ServedFile } from './media.ts';
import { mediaPath } from './media-address.ts';
import { isMediaKey } from './media-source.ts';
import { readRendition } from './rendition.ts';
import { QueueFull } from './work-queue.ts';

const year = 31_536_000;
const retryAfterSeconds = 300;

function fail(errorCode: ErrorCode, message: string, headers: Record<string, string> = {}): Response {
  return Response.json([{ errorCode, message }], {
    status: errorStatus[errorCode],
    headers: { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', ...headers },
  });
}

/** RFC 6266: a plain name for old readers, the true one beside it. */
function disposition(title: string, mimeType: string): string {
  const name = `${title}${mimeType === 'application/pdf' ? '.pdf' : ''}`;
  const plain = name.replace(/[^\w .()-]/g, '_');
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `inline; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Nothing in a picture may run or fetch, whatever it is. Documents are shown by a part of the browser that this would stop. */
const lockedUp = { 'Content-Security-Policy': "default-src 'none'; sandbox" };

function describe(
  { mimeType, source, title }: ServedFile,
  version: string | undefined,
  isNegotiated: boolean,
): Record<string, string> {
  const isPicture = mimeType.startsWith('image/');
  return {
    'Content-Type': mimeType,
    'X-Content-Type-Options': 'nosniff',
    // Only the current version may be cached: the address of a later one must not hold today's bytes for a year.
    'Cache-Control':
      version === source.version
        ? `public, max-age=${year}, immutable`
        : `public, max-age=${retryAfterSeconds}`,
    ...(isPicture ? lockedUp : { 'Content-Disposition': disposition(title, mimeType) }),
    ...(isPicture && isNegotiated ? { Vary: 'Accept' } : {}),
  };
}

/**
 * Serves pictures and documents under the platform's addresses: `/cms/delivery/media/{key}?width=&version=` (S-081, C-046), the
 * same under `/sfsites/c` (S-077, S-078), and `/file-asset/{name}?v=` (S-082). Pictures also take `format` (else what the
 * caller accepts) and `ratio` (cut to, around the focal point), documents `language`. HEAD is handled like GET, without the body.
 */
export function mediaRoutes(media: Media): Hono {
  const app = new Hono();

  async function serve(context: Context, key: string, version: string | undefined): Promise<Response> {
    const requested = readRendition((name) => context.req.query(name), context.req.header('Accept'));
    if ('problem' in requested) return fail('ILLEGAL_QUERY_PARAMETER_VALUE', requested.problem);
    const file = isMediaKey(key) ? await media.file(key, requested.rendition) : undefined;
    if (!file) return fail('ITEM_NOT_FOUND', 'There is no picture or document of this name.');
    return await sendBytes(context.req.raw, file, describe(file, version, requested.isNegotiated));
  }

  app.onError((error) => {
    if (error instanceof QueueFull) {
      return fail('SERVER_UNAVAILABLE', 'Too many pictures are being made. Please ask again shortly.', {
        'Retry-After': '2',
      });
    }
    if (error instanceof StorageError) {
      media.log(error.message);
      return fail('SERVER_UNAVAILABLE', 'Pictures cannot be read at the moment. Please try again.', {
        'Retry-After': '2',
      });
    }
    media.log(`A media request failed: ${error.stack ?? error.message}`);
    return fail('UNKNOWN_EXCEPTION', 'The picture could not be made.');
  });

  for (const prefix of ['', '/sfsites/c']) {
    app.get(`${prefix}${mediaPath}/:key`, (context) =>
      serve(context, context.req.param('key'), context.req.query('version')),
    );
    app.get(`${prefix}/file-asset/:name`, (context) =>
      serve(context, context.req.param('name'), context.req.query('v')),
    );
  }
  return app;
}
