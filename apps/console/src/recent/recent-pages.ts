import { useClient } from '@relab/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { storedValues, useStoredValue } from '../preferences/stored-value.ts';
import { pageTitle } from '../routing/page-title.ts';
import { useLocation } from '../routing/router.tsx';
import { matchRoute, routes } from '../routing/routes.ts';
import { useUser } from '../session/user.tsx';

/** A page that the user was at. */
export interface RecentPage {
  readonly href: string;
  readonly title: string;
}

const maxPages = 12;

const isRecentPage = (value: unknown): value is RecentPage => {
  const { href, title } = Object(value) as { readonly href?: unknown; readonly title?: unknown };
  // What is stored becomes a link: nothing but an address of the console may.
  return typeof href === 'string' && href.startsWith('/console') && typeof title === 'string';
};

const recentPages = storedValues('recent', (stored): readonly RecentPage[] =>
  Array.isArray(stored) ? stored.filter(isRecentPage).slice(0, maxPages) : [],
);

/** The pages that the user was at last, the latest first. */
export const useRecentPages = (): readonly RecentPage[] => useStoredValue(recentPages)[0];

export const withPage = (pages: readonly RecentPage[], page: RecentPage): readonly RecentPage[] =>
  [page, ...pages.filter(({ href }) => href !== page.href)].slice(0, maxPages);

/** Pages worth going back to: those of records and lists. */
const isNoted = (url: URL): boolean => {
  const route = matchRoute(url)?.route;
  return route === routes.record || route === routes.list;
};

/** Notes the page that is shown, once it has said its title. */
export function useNoteRecentPage(): void {
  const client = useClient();
  const { url } = useLocation();
  const { userId } = useUser();
  const noted = useRef(document.title);
  // With the page itself: an effect that comes later would give the page before the title of this one.
  useLayoutEffect(() => {
    if (!isNoted(url)) return;
    const { read, write } = recentPages(userId);
    const note = (): void => {
      // Until the page has come, the title is that of the one before.
      if (document.title === noted.current) return;
      noted.current = document.title;
      // What is not there (any more) is nothing to go back to.
      const isMissing = document.querySelector('[data-missing]') !== null;
      write(
        isMissing
          ? read().filter(({ href }) => href !== url.pathname)
          : withPage(read(), { href: url.pathname, title: pageTitle() }),
      );
    };
    note();
    const observer = new MutationObserver(note);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [url, userId]);
  useEffect(
    () =>
      client.listen(({ type }) => {
        // Titles name people and companies: whoever comes after a sign-out does not read them.
        if (type === 'user') recentPages(userId).write([]);
      }),
    [client, userId],
  );
}
