import { Loading, Skeleton } from '@relab/toolkit/skeleton';
import type { ComponentExample } from './component-page.ts';

export const skeleton: readonly ComponentExample[] = [
  {
    name: 'A line of text',
    element: (
      <Loading label="Loading the title">
        <Skeleton />
      </Loading>
    ),
  },
  {
    name: 'A paragraph',
    element: (
      <Loading label="Loading the description">
        <Skeleton lines={4} />
      </Loading>
    ),
  },
  {
    name: 'A picture',
    isNarrow: true,
    element: (
      <Loading label="Loading the picture">
        <Skeleton width="100%" height="160px" />
      </Loading>
    ),
  },
];
