import type { ListRecords } from '@relab/contract/records';
import type { JsonText } from '@relab/server/http';
import type { Display } from '../query/display.ts';
import type { PageQuery } from '../query/read-page.ts';

/** A response with all that it was made from. */
export interface KeptPage {
  readonly page: PageQuery;
  readonly display: Display;
  /** Of the rows. */
  readonly checksum: string;
  readonly response: JsonText<ListRecords>;
}

export interface KeptPages {
  /** Undefined where it was made of another query, or in other settings. */
  find(key: string, page: PageQuery, display: Display): KeptPage | undefined;
  keep(key: string, kept: KeptPage): void;
}

const megabyte = 1_048_576;

/** Those that were asked for last, up to so many bytes; a larger response is not kept. */
export function createKeptPages(maxBytes = 16 * megabyte, maxPageBytes = megabyte / 2): KeptPages {
  const pages = new Map<string, KeptPage>();
  let bytes = 0;
  const bytesOf = (key: string, { response }: KeptPage): number => 2 * (key.length + response.text.length);

  function drop(key: string): void {
    const page = pages.get(key);
    if (!page) return;
    bytes -= bytesOf(key, page);
    pages.delete(key);
  }

  return {
    find(key, page, display) {
      const kept = pages.get(key);
      if (kept?.page !== page || kept.display !== display) return undefined;
      pages.delete(key);
      pages.set(key, kept);
      return kept;
    },
    keep(key, kept) {
      drop(key);
      const own = bytesOf(key, kept);
      if (own > maxPageBytes) return;
      pages.set(key, kept);
      bytes += own;
      for (const oldest of pages.keys()) {
        if (bytes <= maxBytes) return;
        drop(oldest);
      }
    },
  };
}
