import { createStoredPage, type SharedPage, type StoredPage } from './stored-page.ts';

/**
 * How long and how many pages are shared: 1,000 ms, 800 ms more while a new one is rendered, and 64 MiB by default.
 */
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
   * The stored page of a key, at once; undefined where there is none, it is to be rendered anew, or it is not yet there in an
   * encoding that the visitor accepts.
   */
  find(key: string, request: Pick<Request, 'headers'>): Response | undefined;
  /**
   * The stored page of a key, or the one that `render` gives: called once however many wait for it. Undefined where it gave
   * none, or one for its own visitor alone: then each of the others who waited has to get a page of their own.
   */
  respond(
    key: string,
    request: Pick<Request, 'headers'>,
    render: () => Promise<SharedPage | undefined>,
  ): Promise<Response | undefined>;
}

/** What those who come while it goes on wait for too, unless it takes so long that they would get what is too old. */
interface Rendering {
  readonly begun: number;
  readonly page: Promise<StoredPage | undefined>;
}

const defaultMaxBytes = 64 * 1024 * 1024;
/** The size of a page with its two encodings, which are made on first request, as a multiple of its own bytes. */
const encodedShare = 1.4;

/**
 * Stores rendered pages in the memory of this process, the oldest going first. Only what is the same for every guest
 * of a key may be put into it.
 */
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

  const ageOf = (page: StoredPage): number => now() - page.begun;
  const sizeOf = (key: string, page: StoredPage): number => key.length * 2 + page.length * encodedShare;

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
      if (bytes <= maxBytes && ageOf(old) < maxAge + staleWhileRevalidate) break;
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
        const page = createStoredPage(shared, begun);
        if (page.isComplete) store(key, page);
        return page;
      })
      .finally(() => {
        if (rendering.get(key)?.page === page) rendering.delete(key);
      });
    rendering.set(key, { begun, page });
    return page;
  }

  return {
    find(key, { headers }) {
      const page = stored.get(key);
      if (!page) return undefined;
      const age = ageOf(page);
      return age < maxAge ? page.respond(headers, age) : undefined;
    },
    async respond(key, { headers }, render) {
      let page = stored.get(key);
      const age = page ? ageOf(page) : Number.POSITIVE_INFINITY;
      if (age >= maxAge + staleWhileRevalidate) page = await renderOnce(key, render);
      // What goes wrong here is seen by whoever comes after the page has ended.
      else if (age >= maxAge) renderOnce(key, render).catch(() => undefined);
      const sent = page;
      return sent && (await sent.respondEncoded(headers, () => ageOf(sent)));
    },
  };
}
