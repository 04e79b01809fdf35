import type { Client } from '@relab/client';
import type { PageProps } from './pages/page.ts';
import { isPageName, type PageName, pages } from './pages/pages.ts';
import { matchRoute } from './routing/routes.ts';

export interface PageAtAddress extends PageProps {
  readonly name: PageName;
}

export function pageAt(url: URL): PageAtAddress {
  const match = matchRoute(url);
  const name = match?.route.page ?? '';
  return isPageName(name)
    ? { name, params: match?.params ?? {}, url }
    : { name: 'not-found', params: {}, url };
}

/**
 * Begins with the code of a page, and with what it reads first unless `reads` is false. Never fails: whoever opens the page
 * requests again, and shows what is wrong.
 */
export function preloadPage(client: Client, url: URL, reads = true): void {
  const { name, ...props } = pageAt(url);
  if (name === 'not-found') return;
  pages[name]().then(
    ({ page }) => {
      if (reads && 'preload' in page) page.preload?.(client, props);
    },
    () => {},
  );
}

/** Fetches the code of the pages that are mostly opened from a page. Never fails, as above. */
export function preloadNextPages(name: PageName): void {
  pages[name]().then(
    ({ page }) => {
      for (const { page: next } of 'next' in page ? (page.next ?? []) : [])
        if (isPageName(next)) pages[next]().catch(() => {});
    },
    () => {},
  );
}
