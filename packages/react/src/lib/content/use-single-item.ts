import { getSingleItem, type SingleItem, type SingleItemConfig, singleItem } from '@relab/client/content';
import { useMemo } from 'react';
import { useRead } from '../use-read.ts';
import type { Provided } from './provided.ts';

/**
 * C-007: one content with the link to its own page: as it is delivered (C-118), or in preview the version that is named, as its
 * authors have it (C-119). Null reads nothing yet, and so does a config that is wrong.
 */
export function useSingleItem(config: SingleItemConfig | null): Provided<SingleItem> {
  const { data, error, isLoading, refresh } = useRead(getSingleItem, config, { select: singleItem });
  return useMemo(() => ({ data, error, isLoading, refresh }), [data, error, isLoading, refresh]);
}
