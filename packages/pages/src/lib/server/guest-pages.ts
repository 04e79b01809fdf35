import { createHash } from 'node:crypto';
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

export interface GuestPagesOptions {
  /** Milliseconds, counted from when its rendering began, for which a page is sent as it is. */
  readonly maxAge?: number;
  /** Milliseconds more for which it is still sent while a new one is rendered. */
  readonly staleWhileRevalidate?: number;
  /** Bytes of all stored pages with their encodings. */
  readonly maxBytes?: number;
  /** Milliseconds of a clock that is never set. */
  readonly now?: () => number;
}

/** Pages that guests share. A page is stored for so short a time that what it shows needs no invalidation. */
export interface GuestPages {
  /**
   * The stored page of a key, or the one that `render` gives: called once however many wait for it. Undefined where it gave
   * none, or one for its own visitor alone: then each of the others who waited has to get a page of their own.
   */
  respond(
    key: string,
    request: Request,
    render: () => Promise<SharedPage | undefined>,
  ): Promise<Response | undefined>;
}

interface StoredPage extends SharedPage {
  /** When its rendering began: nothing on it is older. */
  readonly begun: number;
  readonly etag: string;
  readonly encodings: Map<ContentEncoding, Promise<Uint8Array>>;
}

/** What those who come while it goes on wait for too, unless it takes so long that they would get what is too old. */
interface Rendering {
  readonly begun: number;
  readonly page: Promise<StoredPage | undefined>;
}

const defaultMaxBytes = 64 * 1024 * 1024;
/** Of a page with its two encodings, which are made when first asked for, as a multiple of its own bytes. */
const encodedShare = 1.4;

export function createGuestPages({
  maxAge = 1_000,
  staleWhileRevalidate = 800,
  maxBytes = defaultMaxBytes,
  now = () => performance.now(),
}: GuestPagesOptions = {}): GuestPages {
  /** The oldest first. */
  const stored = new Map<string, StoredPage>();
  const rendering = new Map<string, Rendering>();
  let bytes = 0;

  const sizeOf = (key: string, page: StoredPage): number => key.length * 2 + page.body.length * encodedShare;

  function remove(key: string, page: StoredPage): void {
    stored.delete(key);
    bytes -= sizeOf(key, page);
  }

  function store(key: string, page: StoredPage): void {
    const previous = stored.get(key);
    if (previous) remove(key, previous);
    stored.set(key, page);
    bytes += sizeOf(key, page);
    for (const [oldKey, old] of stored) {
      if (bytes <= maxBytes && now() - old.begun < maxAge + staleWhileRevalidate) break;
      remove(oldKey, old);
    }
  }

  function renderOnce(
    key: string,
    render: () => Promise<SharedPage | undefined>,
  ): Promise<StoredPage | undefined> {
    const inFlight = rendering.get(key);
    if (inFlight && now() - inFlight.begun < maxAge)
      return inFlight.page.then((page) => (page?.isComplete ? page : undefined));
    const begun = now();
    const page = render()
      .then((shared) => {
        if (!shared) return undefined;
        const etag = `W/"${createHash('sha256').update(shared.body).digest('base64url').slice(0, 22)}"`;
        const page: StoredPage = { ...shared, begun, etag, encodings: new Map() };
        if (page.isComplete) store(key, page);
        return page;
      })
      .finally(() => {
        if (rendering.get(key)?.page === page) rendering.delete(key);
      });
    rendering.set(key, { begun, page });
    return page;
  }

  async function send(page: StoredPage, request: Request): Promise<Response> {
    const headers = new Headers(page.headers);
    headers.set('vary', 'accept-encoding, cookie, dnt, sec-gpc');
    // A browser that went back would show the cart or the sign-in link of before; caches in front compare cookies.
    headers.set('cache-control', 'private, no-store');
    if (page.isComplete) {
      headers.set('cdn-cache-control', 'public, s-maxage=1, stale-while-revalidate=1');
      headers.set('age', String(Math.ceil((now() - page.begun) / 1000)));
      headers.set('etag', page.etag);
      if (includesTag(request.headers.get('if-none-match'), page.etag))
        return new Response(null, { status: 304, headers });
    }
    const encoding = chooseEncoding(request.headers.get('accept-encoding'));
    if (!encoding) return new Response(page.body as BufferSource, { status: page.status, headers });
    let encoded = page.encodings.get(encoding);
    if (!encoded) {
      encoded = encode(page.body, encoding);
      page.encodings.set(encoding, encoded);
    }
    const body = await encoded;
    headers.set('content-encoding', encoding);
    return new Response(body as BufferSource, { status: page.status, headers });
  }

  return {
    async respond(key, request, render) {
      const page = stored.get(key);
      const age = page ? now() - page.begun : Number.POSITIVE_INFINITY;
      if (page && age < maxAge + staleWhileRevalidate) {
        // What goes wrong here is seen by whoever comes after the page has ended.
        if (age >= maxAge) renderOnce(key, render).catch(() => undefined);
        return await send(page, request);
      }
      const made = await renderOnce(key, render);
      return made && (await send(made, request));
    },
  };
}

const includesTag = (header: string | null, etag: string): boolean =>
  header?.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*') ?? false;
