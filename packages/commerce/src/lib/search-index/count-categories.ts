import type { ListingColumns } from '../listing-columns/listing-columns.ts';
import type { CategoryTree } from './category-tree.ts';
import type { Visibility } from './visibility.ts';

/** Listings per category, those of the categories below included, from counts per set of assigned categories. */
export function sumCategories(
  columns: { readonly categorySets: { readonly values: readonly (string | null)[] } },
  tree: CategoryTree,
  countOf: (set: number) => number,
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const [set, ids] of columns.categorySets.values.entries()) {
    const count = countOf(set);
    if (count === 0 || ids === null) continue;
    const reached = new Set(ids.split(',').flatMap((id) => tree.path(id).map((category) => category.id)));
    for (const id of reached) sums.set(id, (sums.get(id) ?? 0) + count);
  }
  return sums;
}

/** The number of visible offered listings per category. */
export function countCategories(
  columns: ListingColumns,
  tree: CategoryTree,
  visibility: Visibility,
): ReadonlyMap<string, number> {
  return sumCategories(columns, tree, (set) => columns.offeredInSets.count(set, visibility));
}

/** By number of a set: 1 where it lies within one of the categories. */
export function setsWithin(columns: ListingColumns, tree: CategoryTree, ids: readonly string[]): Uint8Array {
  const within = new Set(ids.flatMap((id) => [...tree.below(id)]));
  return Uint8Array.from(columns.categorySets.values, (set) =>
    set?.split(',').some((id) => within.has(id)) ? 1 : 0,
  );
}
