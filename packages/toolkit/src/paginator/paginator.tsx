import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { data, readText, text } from '../settings/kinds.ts';
import { readSettings } from '../settings/read-settings.ts';
import type { Setting, SettingsOf } from '../settings/setting.ts';
import { AssignedPaginator, type AssignedPaginatorProps } from './assigned-paginator.tsx';
import { LoadBoundary } from './load-boundary.tsx';
import { isPaginatorVariant, loadPaginator, paginatorVariants } from './load-paginator.ts';
import type { PaginatorAttributes } from './paginator-attributes.ts';

/** Handed on as it is given: it is the loading of any other variant that fails (S-196). */
const variant: Setting<string, string> = { kind: 'choice', choices: paginatorVariants, read: readText };

export const paginatorSettings = {
  variant,
  /** S-195: JSON text, or what it would parse to. */
  attributes: data<PaginatorAttributes | string>(),
  /** The name of the data provider whose pages are turned; part of what `nextpage` and `previouspage` tell. */
  provider: text(),
};

/** `variant` is `show-more` or `standard`; any other fails to load (S-196), and `onLoadError` is called. */
export interface DynamicPaginatorProps
  extends SettingsOf<typeof paginatorSettings>,
    Pick<AssignedPaginatorProps, 'hrefOf' | 'onPage' | 'busy'> {
  /** Told why nothing is shown (S-256). */
  readonly onLoadError?: ((error: Error) => void) | undefined;
}

type LoadedProps = Omit<AssignedPaginatorProps, 'paginator'>;

function loadedOnDemand(variant: string): ComponentType<LoadedProps> {
  return lazy(async () => {
    const paginator = await loadPaginator(variant);
    return { default: (props: LoadedProps) => <AssignedPaginator {...props} paginator={paginator} /> };
  });
}

const loaded = { 'show-more': loadedOnDemand('show-more'), standard: loadedOnDemand('standard') };

/** C-037: fails as the loading of a paginator does that is there but does not come. */
function UnknownPaginator({ variant }: { readonly variant: string }): ReactNode {
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    loadPaginator(variant).catch(setError);
  }, [variant]);
  if (error !== undefined) throw error;
  return null;
}

/**
 * C-035: the dynamic container. Loads the paginator that is named, on demand, and gives it its attributes when it is there. When
 * it does not come, or for another name (C-037), nothing is shown, and the error is stored until another variant is requested.
 */
export function DynamicPaginator(props: DynamicPaginatorProps): ReactNode {
  const { hrefOf, onPage, busy, onLoadError, ...own } = props;
  const { variant, attributes, provider } = readSettings('DynamicPaginator', paginatorSettings, own);
  const loadedProps = { attributes, provider, hrefOf, onPage, busy };
  const Paginator = isPaginatorVariant(variant) ? loaded[variant] : undefined;
  return (
    <LoadBoundary key={variant} onLoadError={onLoadError}>
      <Suspense>
        {Paginator ? <Paginator {...loadedProps} /> : <UnknownPaginator variant={variant} />}
      </Suspense>
    </LoadBoundary>
  );
}
