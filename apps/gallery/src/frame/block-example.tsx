import { toolkitBlocks } from '@relab/toolkit/blocks';
import { PageBlocks, UnknownBlock } from '@relab/toolkit/page';
import { Loading, Skeleton } from '@relab/toolkit/skeleton';
import type { ReactNode } from 'react';
import type { BlockExample } from '../examples/index.ts';

/** What an example shows, as authors see it. */
export function BlockExampleContent({ components, data = {}, skeleton }: BlockExample): ReactNode {
  return skeleton ? (
    <Loading>
      <Skeleton {...skeleton} />
    </Loading>
  ) : (
    <PageBlocks components={components} blocks={toolkitBlocks} data={data} unknownBlock={UnknownBlock} />
  );
}
