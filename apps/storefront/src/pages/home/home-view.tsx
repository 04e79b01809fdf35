import type { ReactNode } from 'react';
import type { ViewProps } from '../../page.ts';
import type { LoadedView } from '../../view/load-view.ts';
import { ViewRegions } from '../../view/view-regions.tsx';
import { homeBlocks } from './home-blocks.ts';

/** S-024: the page as its view says. */
export function HomeView({ data }: ViewProps<LoadedView>): ReactNode {
  return <ViewRegions loaded={data} blocks={homeBlocks} />;
}
