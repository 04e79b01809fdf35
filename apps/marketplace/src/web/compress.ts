import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { chooseEncoding } from '@relab/pages/server';

const compressible = /^(text\/|application\/(json|javascript|xml|ld\+json)|image\/svg\+xml)/;

/** Gzip where it is as welcome: it takes less time for a few per cent more bytes. */
const cheapestFirst = ['gzip', 'br'] as const;
/** As a power of two. The usual window of 4 MB is memory that each response takes, for the few kilobytes that most have. */
const brotliWindow = 17;

/**
 * Compresses an answer as it is streamed. Each piece is flushed, so that the first of a page arrives while the rest is
 * still being made.
 */
export function compress(request: Request, response: Response): Response {
  const encoding = chooseEncoding(request.headers.get('accept-encoding'), cheapestFirst);
  // Looking at headers makes objects of them that a response otherwise goes out without.
  if (!encoding) return response;
  const type = response.headers.get('content-type') ?? '';
  const length = Number(response.headers.get('content-length') ?? Number.POSITIVE_INFINITY);
  const fits =
    response.body && compressible.test(type) && !response.headers.has('content-encoding') && length > 512;
  if (!fits || !response.body) return response;
  const transform =
    encoding === 'br'
      ? createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: brotliWindow },
        })
      : createGzip({ flush: constants.Z_SYNC_FLUSH, level: 5 });
  const source = Readable.fromWeb(response.body as NodeReadableStream<Uint8Array>);
  source.on('error', (error) => transform.destroy(error));
  transform.on('close', () => source.destroy());
  const body = Readable.toWeb(source.pipe(transform)) as ReadableStream<Uint8Array>;
  const headers = new Headers(response.headers);
  headers.set('content-encoding', encoding);
  headers.append('vary', 'accept-encoding');
  headers.delete('content-length');
  return new Response(body, { status: response.status, headers });
}
