import type { Client } from '@relab/client';
import { type OpenPage, PageView } from '@relab/pages';
import { RelabProvider } from '@relab/react';
import { type Navigation, NavigationProvider } from '@relab/toolkit/navigation';
import { type ReactNode, useMemo } from 'react';
import { ComparisonProvider } from './comparison/comparison-provider.tsx';
import { Layout, type ServerParts } from './layout/layout.tsx';
import type { Shared } from './page.ts';

export interface AppProps {
  readonly client: Client;
  readonly shared: Shared;
  readonly opened: OpenPage<Shared>;
  /** Ids of the listings that were chosen for a comparison when the server rendered the page. */
  readonly chosen: readonly string[];
  readonly serverParts: ServerParts;
  readonly failures?: number;
}

// Only content links by page references: its pages bring along what they mean (`view/view-regions.tsx`).
const noReferences: Navigation['hrefOf'] = () => undefined;

export interface SurroundingsProps extends Pick<AppProps, 'client' | 'shared' | 'opened' | 'chosen'> {
  readonly children: ReactNode;
}

/** What everything that is rendered can ask for. */
export function Surroundings({ client, shared, opened, chosen, children }: SurroundingsProps): ReactNode {
  const { url } = opened;
  const navigation = useMemo(() => ({ hrefOf: noReferences, current: url.pathname + url.search }), [url]);
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
