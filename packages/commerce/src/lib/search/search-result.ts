import type { ProductSearch } from '@relab/contract/commerce';
import type { Translate } from '../language/translate.ts';
import type { FoundListings } from '../search-engine/search-engine.ts';
import type { Category, CategoryTree } from '../search-index/category-tree.ts';

/** What a search comes to. */
export interface SearchResult {
  readonly tree: CategoryTree;
  /** The category that is searched; the root unless one is named. */
  readonly category: Category | undefined;
  readonly found: FoundListings;
  /** What page tokens of this search, and of no other, are for. */
  readonly ofSearch: string;
}

/** The category that is searched, with two levels of those below that have listings. */
export function categoriesResponse(
  { category, tree, found }: SearchResult,
  translate: Translate,
): ProductSearch['categories'] {
  const productCount = found.withoutCategoryChoice;
  if (!category)
    return { category: { description: null, id: '', name: '', urlSlug: null }, children: [], productCount };
  const describe = ({ description, id, name, urlName }: Category) => ({
    description: translate(description),
    id,
    name: translate(name),
    urlSlug: urlName,
  });
  const childrenOf = ({ id }: Category) =>
    tree.children(id).flatMap((child) => {
      const count = found.categories.get(child.id) ?? 0;
      return count > 0 ? [{ child, counted: { category: describe(child), productCount: count } }] : [];
    });
  return {
    category: describe(category),
    children: childrenOf(category).map(({ child, counted }) => ({
      ...counted,
      children: childrenOf(child).map((below) => below.counted),
    })),
    productCount,
  };
}
