import type { Client } from '@relab/client';
import { RelabProvider } from '@relab/react';
import { type Navigation, NavigationProvider } from '@relab/toolkit/navigation';
import { type ReactNode, useEffect, useLayoutEffect, useMemo } from 'react';
import { ComparedProvider } from '../comparing/compared.tsx';
import { type ComparedSlot, nothingCompared } from '../comparing/compared-ids.ts';
import { Layout, type Standing } from '../layout/layout.tsx';
import { routes } from '../routes.ts';
import type { OpenPage } from './open-page.ts';
import { referenceToHref } from './route.ts';
import type { SiteSettings } from './settings.ts';
import { StaticMarkup } from './standing-page.tsx';

export interface AppProps {
  readonly client: Client;
  readonly settings: SiteSettings;
  readonly opened: OpenPage;
  readonly compared?: ComparedSlot;
  readonly standing: Standing;
  readonly unanswered?: number | undefined;
  /** Called once what is rendered with it stands in the document, before it is painted. */
  readonly onShown?: (() => void) | undefined;
  /** Called when what is rendered first listens. */
  readonly onTakenUp?: () => void;
}

const hrefOf: Navigation['hrefOf'] = (reference) => referenceToHref(routes, reference);

/** The whole of what is rendered, on either side. A page's path is its key, so that the next listing starts afresh. */
export function App(props: AppProps): ReactNode {
  const {
    client,
    settings,
    opened,
    compared = nothingCompared,
    standing,
    unanswered,
    onShown,
    onTakenUp,
  } = props;
  const { page, data, url, outcome } = opened;
  const view = useMemo(() => {
    const shown = (
      <page.View key={url.pathname} data={data} url={url} settings={settings} outcome={outcome} />
    );
    return page.isStatic ? <StaticMarkup>{shown}</StaticMarkup> : shown;
  }, [page, data, url, settings, outcome]);
  useLayoutEffect(() => onShown?.(), [onShown]);
  useEffect(() => onTakenUp?.(), [onTakenUp]);
  const navigation = useMemo(() => ({ hrefOf, current: url.pathname + url.search }), [url]);
  return (
    <RelabProvider client={client}>
      <NavigationProvider value={navigation}>
        <ComparedProvider opened={opened.compared} slot={compared}>
          <Layout url={url} settings={settings} standing={standing} unanswered={unanswered}>
            {view}
          </Layout>
        </ComparedProvider>
      </NavigationProvider>
    </RelabProvider>
  );
}
