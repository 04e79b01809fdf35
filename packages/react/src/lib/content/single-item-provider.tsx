import type { SingleItem, SingleItemConfig } from '@relab/client/content';
import type { ReactNode } from 'react';
import {
  childrenOf,
  type Provided,
  type ProviderChildren,
  providerContext,
  useProvided,
} from './provided.ts';
import { useSingleItem } from './use-single-item.ts';

const ItemContext = providerContext<Provided<SingleItem>>();

/** Null as `config` reads nothing yet. Children may be a function of the content. */
export interface SingleItemProviderProps {
  readonly config: SingleItemConfig | null;
  readonly children?: ProviderChildren<Provided<SingleItem>>;
}

/** C-007: one content for what stands inside. */
export function SingleItemProvider({ config, children }: SingleItemProviderProps): ReactNode {
  const item = useSingleItem(config);
  return <ItemContext.Provider value={item}>{childrenOf(children, item)}</ItemContext.Provider>;
}

/** The content of the nearest `SingleItemProvider`. */
export const useProvidedItem = (): Provided<SingleItem> => useProvided(ItemContext, 'SingleItemProvider');
