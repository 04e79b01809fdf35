import { type RawBuilder, sql } from 'kysely';
import { isInScope, type SearchScope } from './search-scope.ts';
import type { LanguageGroup, SearchedLanguages } from './searched-languages.ts';
import { leavesOutFolders, passesFilter, type VariantFilter } from './variant-filter.ts';
import { queryOf, type ResolvedWord } from './word-query.ts';

export interface SearchCriteria {
  readonly searchScope: SearchScope;
  readonly words: readonly ResolvedWord[];
  readonly groups: readonly LanguageGroup[];
  readonly searched: SearchedLanguages;
  readonly where: 'anywhere' | 'title';
  readonly typeName?: string | undefined;
  readonly filter?: VariantFilter | undefined;
}

/** Whether folders are searched, too: they are of no type, of no language, and have no status. */
export const findsFolders = ({ typeName, filter }: SearchCriteria): boolean =>
  typeName === undefined && !leavesOutFolders(filter);

export type SearchColumn = 'document' | 'title';

/** The column of the search table that has to have the words. */
export const columnOf = ({ where }: Pick<SearchCriteria, 'where'>): SearchColumn =>
  where === 'title' ? 'title' : 'document';

/**
 * Whether a variant's row `i` has the words in a column. `byIndex`: in a form that the index of words serves; else in one
 * that it does not, for whoever reads rows in another order.
 */
export function hasWords(
  { words, groups }: Pick<SearchCriteria, 'words' | 'groups'>,
  column: SearchColumn,
  byIndex: boolean,
): RawBuilder<boolean> {
  const matches = (query: RawBuilder<unknown>): RawBuilder<boolean> => {
    // Selected, a query is made once: a plan for all parameters would make it anew of its words for each row.
    const match = sql<boolean>`${sql.ref(`i.${column}`)} @@ (select ${query})`;
    return byIndex ? match : sql<boolean>`(${match}) is true`;
  };
  const [only, ...more] = groups;
  if (only && more.length === 0)
    return sql<boolean>`(${matches(queryOf(words, only.config))} and i.language = any (${only.languages}))`;
  // The stem of a word in one language may be a word of another: each is looked for in its own.
  const inOwn = groups.map(
    ({ config, languages }) => sql`i.language = any (${languages}) and ${matches(queryOf(words, config))}`,
  );
  const either = sql.join(
    groups.map(({ config }) => queryOf(words, config)),
    sql` || `,
  );
  return sql<boolean>`(${matches(sql`(${either})`)} and (${sql.join(inOwn, sql` or `)}))`;
}

/** Rows of variants that are searched, as `i`, with the spaces and contents that the conditions need. */
export function searchedVariants({ searchScope, searched, typeName, filter }: SearchCriteria): {
  readonly from: RawBuilder<unknown>;
  readonly conditions: RawBuilder<boolean>;
} {
  const isByFolder = searchScope.folderIds.length > 0;
  return {
    from: sql`managed_content_search i
      ${searched === 'space' ? sql`join managed_content_space s on s.id = i.space_id` : sql``}
      ${
        isByFolder
          ? sql`join managed_content_variant x on x.id = i.variant_id join managed_content c on c.id = x.content_id`
          : sql``
      }`,
    conditions: sql<boolean>`i.variant_id is not null
      and ${searched === 'space' ? sql`i.language = s.default_language` : sql`true`}
      and ${isInScope(searchScope, sql`i.space_id`, isByFolder ? sql`c.folder_id` : sql`null`)}
      and ${typeName === undefined ? sql`true` : sql`i.type_name = ${typeName}`}
      and ${passesFilter(filter)}`,
  };
}
