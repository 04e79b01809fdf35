import { buildRequest } from '@relab/contract';
import { type FoundItems, searchManagedContentItems, type searchScopes } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { requireUser } from '../../access/access.ts';
import { defaultPageSize } from '../page.ts';
import { findHits } from './find-hits.ts';
import { readFolderResults, readVariantResults } from './search-results.ts';
import { requireSearchScope } from './search-scope.ts';
import { readTerms } from './search-terms.ts';
import { groupLanguages, readLanguages } from './searched-languages.ts';
import { resolveWords } from './word-query.ts';

export interface ItemSearch {
  readonly queryTerm: string;
  readonly contentSpaceOrFolderIds?: readonly string[] | undefined;
  readonly contentTypeFQN?: string | undefined;
  readonly languages?: readonly string[] | undefined;
  readonly scope?: (typeof searchScopes)[number] | undefined;
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
}

async function find(search: ItemSearch, context: Context): ReturnType<typeof findHits> {
  const { queryTerm, contentSpaceOrFolderIds, contentTypeFQN: typeName, languages, scope } = search;
  const { page = 0, pageSize = defaultPageSize } = search;
  const { database } = context;
  requireUser(context.principal);
  const given = readTerms(queryTerm);
  const searchScope = await requireSearchScope(contentSpaceOrFolderIds, context);
  const words = await resolveWords(database, given, searchScope.concerned);
  // Without a letter or a digit there is nothing to look for.
  if (words === undefined || words.length === 0) return { count: 0, hits: [] };
  const searched = readLanguages(languages);
  const groups = await groupLanguages(database, searchScope.concerned, searched);
  const where = scope === 'TitleOnly' && !searchScope.isFolderNamed ? 'title' : 'anywhere';
  return await findHits(
    database,
    { searchScope, words, groups, searched, where, typeName },
    { page, pageSize },
  );
}

/** What of all that somebody may read has all of the words. */
export async function searchItems(search: ItemSearch, context: Context): Promise<FoundItems> {
  const { page = 0, pageSize = defaultPageSize } = search;
  const { count, hits } = await find(search, context);
  const idsOf = (isFolder: boolean) => hits.filter((hit) => hit.isFolder === isFolder).map(({ id }) => id);
  const [variantIds, folderIds] = [idsOf(false), idsOf(true)];
  const found = [
    ...(variantIds.length > 0 ? await readVariantResults(context.database, variantIds) : []),
    ...(folderIds.length > 0 ? await readFolderResults(context.database, folderIds) : []),
  ];
  const byId = new Map(found.map((item) => [item.id, item]));
  const url = (at: number): string =>
    buildRequest(searchManagedContentItems, { ...search, page: at, pageSize }).url;
  return {
    count,
    currentPageUri: url(page),
    // One that was deleted in between is left out.
    items: hits.flatMap(({ id }) => byId.get(id) ?? []),
    nextPageUri: (page + 1) * pageSize < count ? url(page + 1) : null,
  };
}
