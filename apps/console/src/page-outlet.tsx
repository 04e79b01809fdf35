import { useClient } from '@relab/react';
import { type ComponentType, lazy, type ReactNode, useEffect } from 'react';
import type { PageProps } from './pages/page.ts';
import { isPageName, type PageName, pages } from './pages/pages.ts';
import { useLocation } from './routing/router.tsx';
import { matchRoute } from './routing/routes.ts';
import { ReadSection } from './ui/read-state.tsx';

const views = new Map<PageName, ComponentType<PageProps>>();

function viewOf(name: PageName): ComponentType<PageProps> {
  const known = views.get(name);
  if (known) return known;
  const view = lazy(async () => ({ default: (await pages[name]()).page.View }));
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

/** Shows the page of the present address. A link that is pointed at has its page's code and first reads fetched ahead. */
export function PageOutlet(): ReactNode {
  const client = useClient();
  const { url } = useLocation();
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
  const { name, params } = open(url);
  const View = viewOf(name);
  // Another record is another page: nothing of the one before stays in its forms.
  return (
    <ReadSection key={url.pathname}>
      <View params={params} url={url} />
    </ReadSection>
  );
}
