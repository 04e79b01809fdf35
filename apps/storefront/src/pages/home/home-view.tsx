import type { ReactNode } from 'react';
import type { ViewProps } from '../../page.ts';
import type { LoadedView } from '../../view/load-view.ts';
import { pageBlocks } from '../../view/page-blocks.ts';
import { ViewRegions } from '../../view/view-regions.tsx';
import { homeBlocks } from './home-blocks.ts';

// A browser that comes back to the page has the code of few blocks: see `load`.
const blocks = import.meta.env.SSR ? pageBlocks : homeBlocks;

/** S-024: the page as its page view describes it. */
export function HomeView({ data }: ViewProps<LoadedView>): ReactNode {
  return <ViewRegions loaded={data} blocks={blocks} />;
}
