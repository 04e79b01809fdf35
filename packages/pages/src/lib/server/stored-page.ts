import { hash } from 'node:crypto';
import { type ContentEncoding, chooseEncoding, encode } from './content-encoding.ts';

/** A page as it may go to more than one visitor: nothing of any of them is in it. */
export interface SharedPage {
  readonly status: number;
  /** Whether all was there that it consists of: an error, or a page without one of its parts, is for its own visitor alone. */
  readonly isComplete: boolean;
  /** Without those that tell of caching and encoding. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

/** A page that was rendered, with the encodings that were requested. */
export interface StoredPage {
  readonly isComplete: boolean;
  /** When its rendering began, in milliseconds: nothing on it is older. */
  readonly begun: number;
  /** Of its body, without encodings. */
  readonly length: number;
  /** For a visitor by the headers of their request; `age` in milliseconds. Undefined where it has to be encoded for them first. */
  respond(headers: Headers, age: number): Response | undefined;
  /** Encodes it as the visitor accepts it, once however many ask. */
  respondEncoded(headers: Headers, age: () => number): Promise<Response>;
}

const includesTag = (header: string | null, etag: string): boolean =>
  header?.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*') ?? false;

/**
 * A page that is sent as it is stored, in the encoding that is accepted, or as unchanged where the visitor has its ETag.
 */
export function createStoredPage(
  { status, isComplete, headers, body }: SharedPage,
  begun: number,
): StoredPage {
  const etag = `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
  const bodies = new Map<ContentEncoding | undefined, Uint8Array>([[undefined, body]]);
  const encodings = new Map<ContentEncoding, Promise<Uint8Array>>();
  // Plain objects and no `Headers`: a response that is made of them goes out without looking at each again.
  const shared = {
    ...headers,
    vary: 'accept-encoding, cookie, dnt, sec-gpc',
    // A browser that went back would show the cart or the sign-in link of before; caches in front compare cookies.
    'cache-control': 'private, no-store',
    ...(isComplete && { 'cdn-cache-control': 'public, s-maxage=1, stale-while-revalidate=1', etag }),
  };

  function encodeOnce(encoding: ContentEncoding): Promise<Uint8Array> {
    let encoded = encodings.get(encoding);
    if (!encoded) {
      encoded = encode(body, encoding);
      encodings.set(encoding, encoded);
      // Those who wait for it get the error.
      encoded.then(
        (bytes) => bodies.set(encoding, bytes),
        () => undefined,
      );
    }
    return encoded;
  }

  function send(bytes: Uint8Array, encoding: ContentEncoding | undefined, age: number): Response {
    const headers = {
      ...shared,
      ...(isComplete && { age: String(Math.ceil(age / 1000)) }),
      ...(encoding && { 'content-encoding': encoding }),
    };
    return new Response(bytes as BufferSource, { status, headers });
  }

  function notModified(headers: Headers, age: number): Response | undefined {
    if (!isComplete || !includesTag(headers.get('if-none-match'), etag)) return undefined;
    return new Response(null, { status: 304, headers: { ...shared, age: String(Math.ceil(age / 1000)) } });
  }

  const respond: StoredPage['respond'] = (headers, age) => {
    const encoding = chooseEncoding(headers.get('accept-encoding'));
    const bytes = bodies.get(encoding);
    return notModified(headers, age) ?? (bytes && send(bytes, encoding, age));
  };
  return {
    isComplete,
    begun,
    length: body.length,
    respond,
    async respondEncoded(headers, age) {
      const response = respond(headers, age());
      if (response) return response;
      const encoding = chooseEncoding(headers.get('accept-encoding'));
      return send(encoding ? await encodeOnce(encoding) : body, encoding, age());
    },
  };
}
