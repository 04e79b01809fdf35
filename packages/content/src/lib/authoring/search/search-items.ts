import type { ConfigFor } from '@relab/contract';
import { type FoundItems, searchManagedContentItems } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { requireUser } from '../../access/access.ts';
import { pageOf } from '../../paging.ts';
import { findHits, type Page } from './find-hits.ts';
import { readFolderResults, readVariantResults } from './search-results.ts';
import { requireSearchScope } from './search-scope.ts';
import { readTerms } from './search-terms.ts';
import { groupLanguages, readLanguages } from './searched-languages.ts';
import { resolveWords } from './word-query.ts';

type ItemSearch = ConfigFor<typeof searchManagedContentItems>;

async function find(search: ItemSearch, page: Page, context: Context): ReturnType<typeof findHits> {
  const { queryTerm, contentSpaceOrFolderIds, contentTypeFQN: typeName, languages, scope } = search;
  const { database } = context;
  requireUser(context.principal);
  const terms = readTerms(queryTerm);
  const searchScope = await requireSearchScope(contentSpaceOrFolderIds, context);
  const words = await resolveWords(database, terms, searchScope.concerned);
  // Without a letter or a digit there is nothing to look for.
  if (words === undefined || words.length === 0) return { count: 0, hits: [] };
  const searched = readLanguages(languages);
  const groups = await groupLanguages(database, searchScope.concerned, searched);
  const where = scope === 'TitleOnly' && !searchScope.isFolderNamed ? 'title' : 'anywhere';
  return await findHits(database, { searchScope, words, groups, searched, where, typeName }, page);
}

/** What of all that the principal may read has all of the words. */
export async function searchItems(search: ItemSearch, context: Context): Promise<FoundItems> {
  const page = pageOf(searchManagedContentItems, search);
  // One more than the page shows: the count ends before very many do.
  const found = await find(search, { ...page, pageSize: page.pageSize + 1 }, context);
  const { rows: hits, urls } = page.cut(found.hits);
  const idsOf = (isFolder: boolean) => hits.filter((hit) => hit.isFolder === isFolder).map(({ id }) => id);
  const [variantIds, folderIds] = [idsOf(false), idsOf(true)];
  const items = [
    ...(variantIds.length > 0 ? await readVariantResults(context.database, variantIds) : []),
    ...(folderIds.length > 0 ? await readFolderResults(context.database, folderIds) : []),
  ];
  const byId = new Map(items.map((item) => [item.id, item]));
  return {
    count: found.count,
    currentPageUri: urls.currentPageUrl,
    // One that was deleted in between is left out.
    items: hits.flatMap(({ id }) => byId.get(id) ?? []),
    nextPageUri: urls.nextPageUrl,
  };
}
