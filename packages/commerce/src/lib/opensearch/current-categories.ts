import { type Database, sharedDatabase, sourceOf } from '@relab/database';
import { sql } from 'kysely';
import { CategoryTree } from '../search-index/category-tree.ts';
import { loadCategories } from '../search-index/load-listings.ts';
import { categoriesKey } from '../search-index/look-for-changes.ts';

/** The categories as the database has them, read again where one of them changed. */
export function currentCategories(): (database: Database) => Promise<CategoryTree> {
  let cached: { readonly source: Database; readonly key: string; readonly tree: CategoryTree } | undefined;
  return async (requested) => {
    const source = sourceOf(requested);
    const database = sharedDatabase(requested);
    const { rows } = await sql<{ key: string }>`select ${categoriesKey} as key`.execute(database);
    const key = rows[0]?.key ?? '';
    if (cached?.source !== source || cached.key !== key)
      cached = { source, key, tree: new CategoryTree(await loadCategories(database)) };
    return cached.tree;
  };
}
