import type { CollectionConfig, SiteUrl } from '@relab/client/content';
import { type ReactNode, useEffect, useRef } from 'react';
import { useEvent } from '../react-features.ts';
import { onPageTurn } from './page-turn.ts';
import { childrenOf, type ProviderChildren, providerContext, useProvided } from './provided.ts';
import { type CollectionResult, useCollection } from './use-collection.ts';

const CollectionContext = providerContext<CollectionResult>();

/** Null as `config` reads nothing yet. Children may be a function of the collection. */
export interface CollectionProviderProps {
  readonly config: CollectionConfig | null;
  /** The name by which `nextpage` and `previouspage` address this provider; events without a name address all. */
  readonly name?: string | undefined;
  readonly siteUrl?: SiteUrl | undefined;
  /** Of the element around what stands inside. */
  readonly className?: string | undefined;
  readonly children?: ProviderChildren<CollectionResult>;
}

/**
 * C-004: a collection for the components inside. It is an element, since it listens to the events `nextpage` (C-109) and `previouspage`
 * (C-110) of paginators in it, from whatever library.
 */
export function CollectionProvider(props: CollectionProviderProps): ReactNode {
  const { config, name = '', siteUrl, className, children } = props;
  const collection = useCollection(config, siteUrl);
  const root = useRef<HTMLDivElement>(null);
  const turn: Parameters<typeof onPageTurn>[1] = useEvent((event, requested = {}) => {
    const { provider, page, action } = requested;
    if (provider && provider !== name) return false;
    // Paginators count from 1; one without a page number requests less than the page beside this one.
    const to = Number.isInteger(page) ? Number(page) - 1 : undefined;
    if (event === 'nextpage') collection.nextPage(action === 'append' ? 'append' : 'replace', to);
    else collection.previousPage(to);
    return true;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an event is the same in each rendering
  useEffect(() => (root.current ? onPageTurn(root.current, (...event) => turn(...event)) : undefined), []);
  return (
    <CollectionContext.Provider value={collection}>
      <div ref={root} className={className}>
        {childrenOf(children, collection)}
      </div>
    </CollectionContext.Provider>
  );
}

/** The collection of the nearest `CollectionProvider`, with what went wrong in it (C-182). */
export const useProvidedCollection = (): CollectionResult =>
  useProvided(CollectionContext, 'CollectionProvider');
