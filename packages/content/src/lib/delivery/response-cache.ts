/** Answers by their ETags. A tag names one answer for ever, so what is kept under it is never out of date. */
export interface ResponseCache {
  /** The answer of that tag, made where it is not kept; once for all who ask meanwhile. */
  text(tag: string, make: () => Promise<unknown>): Promise<string>;
}

/** Those that were asked for last, so many characters of them; none of them takes more than a sixteenth. */
export function createResponseCache(mostCharacters = 16_000_000): ResponseCache {
  const kept = new Map<string, string>();
  const making = new Map<string, Promise<string>>();
  let size = 0;

  function put(tag: string, text: string): void {
    if (text.length > mostCharacters / 16 || kept.has(tag)) return;
    kept.set(tag, text);
    size += text.length;
    for (const [oldest, { length }] of kept) {
      if (size <= mostCharacters) break;
      kept.delete(oldest);
      size -= length;
    }
  }

  async function write(tag: string, make: () => Promise<unknown>): Promise<string> {
    const text = JSON.stringify(await make());
    put(tag, text);
    return text;
  }

  return {
    async text(tag, make) {
      const known = kept.get(tag);
      if (known !== undefined) {
        // The last in the order is the one that was asked for last.
        kept.delete(tag);
        kept.set(tag, known);
        return known;
      }
      const begun = making.get(tag) ?? write(tag, make).finally(() => making.delete(tag));
      making.set(tag, begun);
      return await begun;
    },
  };
}
