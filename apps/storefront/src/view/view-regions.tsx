import { HiddenRegion } from '@relab/toolkit/hidden-region';
import { NavigationProvider, useNavigation } from '@relab/toolkit/navigation';
import { type Blocks, type Fields, isFields, PageBlocks } from '@relab/toolkit/page';
import { type ReactNode, useMemo } from 'react';
import { referenceHref } from '../route-references.ts';
import type { LoadedView } from './load-view.ts';

function regionsOf(view: unknown): Fields {
  return isFields(view) && isFields(view.regions) ? view.regions : {};
}

/** A page view: its visible region and its hidden one. */
export function ViewRegions({
  loaded,
  blocks,
}: {
  readonly loaded: LoadedView;
  readonly blocks: Blocks;
}): ReactNode {
  const { content, hidden } = regionsOf(loaded.view);
  const { current } = useNavigation();
  const navigation = useMemo(() => ({ hrefOf: referenceHref, current }), [current]);
  return (
    <NavigationProvider value={navigation}>
      <PageBlocks components={content} blocks={blocks} data={loaded.data} />
      <HiddenRegion>
        <PageBlocks components={hidden} blocks={blocks} data={loaded.data} />
      </HiddenRegion>
    </NavigationProvider>
  );
}
