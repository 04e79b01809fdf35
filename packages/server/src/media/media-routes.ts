import { readFile } from 'node:fs/promises';
import { type ErrorCode, errorStatus } from '@relab/contract';
import { type Context, Hono } from 'hono';
import type { Media, ServedFile } from './media.ts';
import { mediaPath } from './media-address.ts';
import { isMediaKey } from './media-source.ts';
import { chooseWidth } from './media-width.ts';
import { QueueFull } from './work-queue.ts';

const year = 31_536_000;
const untilAskedAgain = 300;

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
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `inline; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

function headersOf(file: ServedFile, etag: string, version: string | undefined): Headers {
  const headers = new Headers({
    'Content-Type': file.mimeType,
    'Content-Length': String(file.size),
    ETag: etag,
    'X-Content-Type-Options': 'nosniff',
    // Only the version that is there may be kept: an address of a coming one must not hold today's bytes for a year.
    'Cache-Control':
      version === file.source.version
        ? `public, max-age=${year}, immutable`
        : `public, max-age=${untilAskedAgain}`,
  });
  if (!file.mimeType.startsWith('image/')) {
    headers.set('Content-Disposition', disposition(file.source.title, file.mimeType));
  }
  return headers;
}

function holds(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  const known = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes('*') || known.includes(etag);
}

/**
 * Serves pictures and documents under the platform's addresses: `/cms/delivery/media/{key}?width=&version=` (S-081),
 * the same under `/sfsites/c` (S-077, S-078), and `/file-asset/{name}?v=` (S-082). HEAD is answered like GET, without the body.
 */
export function mediaRoutes(media: Media): Hono {
  const app = new Hono();

  async function answer(context: Context, key: string, version: string | undefined): Promise<Response> {
    const width = chooseWidth(context.req.query('width'));
    if (width === undefined) {
      return fail('ILLEGAL_QUERY_PARAMETER_VALUE', '"width" is a whole number of pixels from 1 to 3840.');
    }
    const file = isMediaKey(key) ? await media.file(key, width) : undefined;
    if (!file) return fail('ITEM_NOT_FOUND', 'There is no picture or document of this name.');
    const etag = `"${file.size.toString(36)}-${file.changed.toString(36)}"`;
    const headers = headersOf(file, etag, version);
    if (holds(context.req.header('If-None-Match'), etag)) {
      headers.delete('Content-Length');
      return new Response(null, { status: 304, headers });
    }
    // Hono answers HEAD with what GET gives and drops the body; reading it would be for nothing.
    const body = context.req.raw.method === 'HEAD' ? null : await readFile(file.path);
    return new Response(body, { headers });
  }

  app.onError((error) => {
    if (error instanceof QueueFull) {
      return fail('SERVER_UNAVAILABLE', 'Too many pictures are being made. Please ask again shortly.', {
        'Retry-After': '2',
      });
    }
    media.log(`A media request failed: ${error.stack ?? error.message}`);
    return fail('UNKNOWN_EXCEPTION', 'The picture could not be made.');
  });

  for (const prefix of ['', '/sfsites/c']) {
    app.get(`${prefix}${mediaPath}/:key`, (context) =>
      answer(context, context.req.param('key'), context.req.query('version')),
    );
    app.get(`${prefix}/file-asset/:name`, (context) =>
      answer(context, context.req.param('name'), context.req.query('v')),
    );
  }
  return app;
}
