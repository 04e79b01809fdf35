import type { ListRecords } from '@relab/contract/records';
import type { JsonText } from '@relab/server/http';
import type { Display } from '../query/display.ts';
import type { PageQuery } from '../query/read-page.ts';

/** A response with all that it was made from. */
export interface CachedPage {
  readonly page: PageQuery;
  readonly display: Display;
  /** Of the rows. */
  readonly checksum: string;
  readonly response: JsonText<ListRecords>;
}

export interface PageCache {
  /** Undefined where it was made of another query, or in other settings. */
  get(key: string, page: PageQuery, display: Display): CachedPage | undefined;
  set(key: string, cached: CachedPage): void;
}

const megabyte = 1_048_576;

/** The latest requested ones, up to a number of bytes; a larger response is not stored. */
export function createPageCache(maxBytes = 16 * megabyte, maxPageBytes = megabyte / 2): PageCache {
  const pages = new Map<string, CachedPage>();
  let bytes = 0;
  const bytesOf = (key: string, { response }: CachedPage): number => 2 * (key.length + response.text.length);

  function drop(key: string): void {
    const page = pages.get(key);
    if (!page) return;
    bytes -= bytesOf(key, page);
    pages.delete(key);
  }

  return {
    get(key, page, display) {
      const cached = pages.get(key);
      if (cached?.page !== page || cached.display !== display) return undefined;
      pages.delete(key);
      pages.set(key, cached);
      return cached;
    },
    set(key, cached) {
      drop(key);
      const own = bytesOf(key, cached);
      if (own > maxPageBytes) return;
      pages.set(key, cached);
      bytes += own;
      for (const oldest of pages.keys()) {
        if (bytes <= maxBytes) return;
        drop(oldest);
      }
    },
  };
}
