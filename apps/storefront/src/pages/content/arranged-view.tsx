import type { ReactNode } from 'react';
import { pageBlocks } from '../../view/page-blocks.ts';
import { ViewRegions } from '../../view/view-regions.tsx';
import { markBlocks, markView, PageDescription } from './marked-blocks.tsx';
import type { ArrangedPage } from './page-content.ts';

const markedBlocks = markBlocks(pageBlocks);

/** A page of blocks; where it is arranged, with the places of its blocks and what may be set of them. */
export function ArrangedView({ data: { loaded, isMarked } }: { readonly data: ArrangedPage }): ReactNode {
  if (!isMarked) return <ViewRegions loaded={loaded} blocks={pageBlocks} />;
  return (
    <>
      <PageDescription blocks={pageBlocks} loaded={loaded} />
      <ViewRegions loaded={{ ...loaded, view: markView(loaded.view) }} blocks={markedBlocks} />
    </>
  );
}
