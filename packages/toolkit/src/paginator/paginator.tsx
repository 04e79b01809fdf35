import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { parsePaginatorAttributes } from './paginator-attributes.ts';
import type { PaginatorProps } from './paginator-props.ts';

// S-196: these two load, on demand; any other variant fails.
const loaders: Readonly<Record<string, () => Promise<ComponentType<PaginatorProps>>>> = {
  'show-more': async () => (await import('./show-more-paginator.tsx')).ShowMorePaginator,
  standard: async () => (await import('./standard-paginator.tsx')).StandardPaginator,
};

/** S-196: rejects for any variant but `show-more` and `standard`. */
export async function loadPaginator(variant: string): Promise<ComponentType<PaginatorProps>> {
  const load = Object.hasOwn(loaders, variant) ? loaders[variant] : undefined;
  if (load === undefined)
    throw new Error(`There is no paginator "${variant}": use "show-more" or "standard".`);
  return load();
}

const components: Readonly<Record<string, ComponentType<PaginatorProps>>> = {
  'show-more': lazy(async () => ({ default: await loadPaginator('show-more') })),
  standard: lazy(async () => ({ default: await loadPaginator('standard') })),
};

export interface DynamicPaginatorProps extends Omit<PaginatorProps, 'attributes'> {
  readonly variant: string;
  /** JSON text (S-195), or what it would parse to. */
  readonly attributes?: unknown;
  /** Told why nothing is shown (S-256). */
  readonly onLoadError?: ((error: Error) => void) | undefined;
}

/** Loads the paginator that is named and hands it its attributes. For another name it shows nothing and says why (S-257). */
export function DynamicPaginator(props: DynamicPaginatorProps): ReactNode {
  const { variant, attributes, onLoadError, ...paginator } = props;
  const Component = Object.hasOwn(components, variant) ? components[variant] : undefined;
  const report = useEffectEvent((error: Error) => onLoadError?.(error));
  const isUnknown = Component === undefined;
  useEffect(() => {
    if (isUnknown) loadPaginator(variant).catch(report);
  }, [isUnknown, variant]);
  if (Component === undefined) return null;
  return (
    <Suspense>
      <Component {...paginator} attributes={parsePaginatorAttributes(attributes)} />
    </Suspense>
  );
}
