import type { ComponentType } from 'react';
import type { PaginatorProps } from './paginator-props.ts';

/** S-196, C-036: these two load, on demand. */
export const paginatorVariants = ['show-more', 'standard'] as const;

type Variant = (typeof paginatorVariants)[number];

export const isPaginatorVariant = (variant: string): variant is Variant =>
  paginatorVariants.some((supported) => supported === variant);

/** S-196, C-037: rejects for any variant but `show-more` and `standard`. */
export async function loadPaginator(variant: string): Promise<ComponentType<PaginatorProps>> {
  if (!isPaginatorVariant(variant))
    throw new Error(`There is no paginator "${variant}": use ${paginatorVariants.join(' or ')}.`);
  return variant === 'standard'
    ? (await import('./standard-paginator.tsx')).StandardPaginator
    : (await import('./show-more-paginator.tsx')).ShowMorePaginator;
}
