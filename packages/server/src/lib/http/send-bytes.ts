import type { Body, ByteRange } from '../storage/byte-store.ts';
import { readRange } from './byte-range.ts';
import { matchesETag } from './etag.ts';

/** Bytes that may be sent; `open` reads them, or a range of them. */
export interface BytesToSend {
  readonly size: number;
  readonly etag: string;
  open(range?: ByteRange): Promise<Body>;
}

/** Answers GET and HEAD: all of it, a part of it (206), nothing new (304), or that there is no such part (416). */
export async function sendBytes(
  request: { readonly method?: string; readonly headers: Headers },
  { size, etag, open }: BytesToSend,
  description: Readonly<Record<string, string>>,
): Promise<Response> {
  const headers = new Headers({ ...description, ETag: etag, 'Accept-Ranges': 'bytes' });
  if (matchesETag(request.headers.get('if-none-match'), etag)) {
    headers.delete('Content-Type');
    return new Response(null, { status: 304, headers });
  }
  const range = readRange(request.headers, { size, etag });
  if (range === 'none') {
    headers.set('Content-Range', `bytes */${size}`);
    headers.delete('Content-Type');
    return new Response(null, { status: 416, headers });
  }
  headers.set('Content-Length', String(range ? range.end - range.start + 1 : size));
  if (range) headers.set('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  // The body of a response to HEAD is dropped; reading it would be for nothing.
  const body = request.method === 'HEAD' ? null : await open(range);
  return new Response(body, { status: range ? 206 : 200, headers });
}
