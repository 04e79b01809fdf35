import type { Client } from '@relab/client';
import { type OpenPage, PageView } from '@relab/pages';
import { referenceToHref } from '@relab/pages/routes';
import { RelabProvider } from '@relab/react';
import type { PageReference } from '@relab/toolkit/link';
import { type Navigation, NavigationProvider } from '@relab/toolkit/navigation';
import { type ReactNode, useMemo } from 'react';
import { ComparisonProvider } from './comparison/comparison-provider.tsx';
import { hrefOf } from './href.ts';
import { Layout, type ServerParts } from './layout/layout.tsx';
import type { Shared } from './page.ts';
import { routes } from './routes.ts';

export interface AppProps {
  readonly client: Client;
  readonly shared: Shared;
  readonly opened: OpenPage<Shared>;
  /** Ids of the listings that were chosen for a comparison when the server rendered the page. */
  readonly chosen: readonly string[];
  readonly serverParts: ServerParts;
  readonly failures?: number;
}

const navigationHref: Navigation['hrefOf'] = (reference) =>
  referenceToHref<PageReference>(routes, reference, hrefOf);

export interface SurroundingsProps extends Pick<AppProps, 'client' | 'shared' | 'opened' | 'chosen'> {
  readonly children: ReactNode;
}

/** What everything that is rendered can ask for. */
export function Surroundings({ client, shared, opened, chosen, children }: SurroundingsProps): ReactNode {
  const { url } = opened;
  const navigation = useMemo(() => ({ hrefOf: navigationHref, current: url.pathname + url.search }), [url]);
  return (
    <RelabProvider client={client}>
      <NavigationProvider value={navigation}>
        <ComparisonProvider opened={opened} chosen={chosen} slot={shared.compared}>
          {children}
        </ComparisonProvider>
      </NavigationProvider>
    </RelabProvider>
  );
}

/** All that is rendered, on either side. */
export function App({ serverParts, failures, ...page }: AppProps): ReactNode {
  const { shared, opened } = page;
  return (
    <Surroundings {...page}>
      <Layout url={opened.url} settings={shared.settings} serverParts={serverParts} failures={failures}>
        <PageView opened={opened} shared={shared} />
      </Layout>
    </Surroundings>
  );
}
