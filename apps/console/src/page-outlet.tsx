import { ReadBoundary, useClient } from '@relab/react';
import { Loading, Skeleton } from '@relab/toolkit/skeleton';
import { type ComponentType, lazy, type ReactNode, useEffect } from 'react';
import { FavoriteStar } from './favorites/favorite-star.tsx';
import { favoriteTargetOf } from './favorites/favorite-target.ts';
import type { PageProps } from './pages/page.ts';
import { isPageName, type PageName, pages } from './pages/pages.ts';
import { useLocation } from './routing/router.tsx';
import { matchRoute } from './routing/routes.ts';
import { reloadForNewerBuild } from './session/newer-build.ts';
import { FailureBoundary } from './ui/failure-boundary.tsx';
import { BesideTitle } from './ui/page-header.tsx';
import { ReadError } from './ui/read-state.tsx';

const views = new Map<PageName, ComponentType<PageProps>>();

function viewOf(name: PageName): ComponentType<PageProps> {
  const known = views.get(name);
  if (known) return known;
  const view = lazy(async () => {
    try {
      return { default: (await pages[name]()).page.View };
    } catch (error) {
      // The page before stays until the newer document is there.
      if (await reloadForNewerBuild()) return new Promise<never>(() => {});
      // Tried again by the next who goes there.
      views.delete(name);
      throw error;
    }
  });
  views.set(name, view);
  return view;
}

interface Opened extends PageProps {
  readonly name: PageName;
}

function open(url: URL): Opened {
  const match = matchRoute(url);
  const name = match?.route.page ?? '';
  return isPageName(name)
    ? { name, params: match?.params ?? {}, url }
    : { name: 'not-found', params: {}, url };
}

/** A link that is pointed at, or has focus, has its page's code and first reads fetched ahead. */
function usePreloading(): void {
  const client = useClient();
  useEffect(() => {
    const onPointerOver = ({ target }: Event): void => {
      const href = target instanceof Element ? target.closest('a')?.href : undefined;
      if (!href?.startsWith(window.location.origin)) return;
      const { name, ...props } = open(new URL(href));
      if (name === 'not-found') return;
      void pages[name]().then(
        ({ page }) => ('preload' in page ? page.preload?.(client, props) : undefined),
        () => {},
      );
    };
    document.addEventListener('pointerover', onPointerOver, { passive: true });
    document.addEventListener('focusin', onPointerOver);
    return () => {
      document.removeEventListener('pointerover', onPointerOver);
      document.removeEventListener('focusin', onPointerOver);
    };
  }, [client]);
}

/** Shows the page of the present address. What it cannot read, and what fails in its code, stays inside it. */
export function PageOutlet(): ReactNode {
  const { url } = useLocation();
  usePreloading();
  const { name, params } = open(url);
  const View = viewOf(name);
  const target = favoriteTargetOf(url);
  return (
    <FailureBoundary resetKey={url.href}>
      <ReadBoundary
        resetKey={url.pathname}
        fallback={
          <Loading>
            <Skeleton lines={4} />
          </Loading>
        }
        failed={({ error, retry }) => <ReadError error={error} onRetry={retry} />}
      >
        <BesideTitle content={target && <FavoriteStar key={target.target} {...target} />}>
          {/* Another record is another page: nothing of the one before stays in its forms. The boundaries stay, so that the
              page before is shown until the next has what it needs. */}
          <View key={url.pathname} params={params} url={url} />
        </BesideTitle>
      </ReadBoundary>
    </FailureBoundary>
  );
}
