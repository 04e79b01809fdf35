/** Responses by their ETags. A tag names one response for ever, so what is cached under it is never stale. */
export interface ResponseCache {
  /** The response of that tag, made where it is not cached; once for all concurrent requests. */
  text(tag: string, make: () => Promise<unknown>): Promise<string>;
}

/** The most recently used, so many characters of them; none of them takes more than a sixteenth. */
export function createResponseCache(maxCharacters = 16_000_000): ResponseCache {
  const cached = new Map<string, string>();
  const pending = new Map<string, Promise<string>>();
  let size = 0;

  function store(tag: string, text: string): void {
    if (text.length > maxCharacters / 16 || cached.has(tag)) return;
    cached.set(tag, text);
    size += text.length;
    for (const [oldest, { length }] of cached) {
      if (size <= maxCharacters) break;
      cached.delete(oldest);
      size -= length;
    }
  }

  async function write(tag: string, make: () => Promise<unknown>): Promise<string> {
    const text = JSON.stringify(await make());
    store(tag, text);
    return text;
  }

  return {
    async text(tag, make) {
      const text = cached.get(tag);
      if (text !== undefined) {
        // The last in the order is the most recently used.
        cached.delete(tag);
        cached.set(tag, text);
        return text;
      }
      const response = pending.get(tag) ?? write(tag, make).finally(() => pending.delete(tag));
      pending.set(tag, response);
      return await response;
    },
  };
}
