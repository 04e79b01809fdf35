import { ReadBoundary, useClient } from '@relab/react';
import { Loading, Skeleton } from '@relab/toolkit/skeleton';
import { type ReactNode, useEffect } from 'react';
import { FavoriteStar } from './favorites/favorite-star.tsx';
import { favoriteTargetOf } from './favorites/favorite-target.ts';
import { pageAt, preloadNextPages, preloadPage } from './page-preload.ts';
import { viewOf } from './page-view.ts';
import type { PageName } from './pages/pages.ts';
import { useLocation } from './routing/router.tsx';
import { FailureBoundary } from './ui/failure-boundary.tsx';
import { BesideTitle } from './ui/page-header.tsx';
import { ReadError } from './ui/read-state.tsx';

/** A link that is pointed at, or has focus, has its page's code and first reads fetched ahead. */
function usePreloading(): void {
  const client = useClient();
  useEffect(() => {
    const onPointerOver = ({ target }: Event): void => {
      const href = target instanceof Element ? target.closest('a')?.href : undefined;
      if (!href?.startsWith(window.location.origin)) return;
      preloadPage(client, new URL(href));
    };
    document.addEventListener('pointerover', onPointerOver, { passive: true });
    document.addEventListener('focusin', onPointerOver);
    return () => {
      document.removeEventListener('pointerover', onPointerOver);
      document.removeEventListener('focusin', onPointerOver);
    };
  }, [client]);
}

/** Milliseconds after which a page has sent its own requests: the code of the next one does not delay them. */
const quiet = 500;

/** Beside a page, so that it begins once that is shown. */
function NextPages({ name }: { readonly name: PageName }): ReactNode {
  useEffect(() => {
    const timer = setTimeout(() => preloadNextPages(name), quiet);
    return () => clearTimeout(timer);
  }, [name]);
  return null;
}

/** Shows the page of the present address. What it cannot read, and what fails in its code, stays inside it. */
export function PageOutlet(): ReactNode {
  const { url } = useLocation();
  usePreloading();
  const { name, params } = pageAt(url);
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
          <NextPages name={name} />
        </BesideTitle>
      </ReadBoundary>
    </FailureBoundary>
  );
}
