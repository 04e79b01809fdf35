import { type RawBuilder, sql } from 'kysely';
import type { LanguageGroup, SearchedLanguages } from './searched-languages.ts';
import { isInPlaces, type Places } from './searched-places.ts';
import { queryOf, type ResolvedWord } from './word-query.ts';

export interface Wanted {
  readonly places: Places;
  readonly words: readonly ResolvedWord[];
  readonly groups: readonly LanguageGroup[];
  readonly searched: SearchedLanguages;
  readonly where: 'anywhere' | 'title';
  readonly typeName?: string | undefined;
}

export type SearchColumn = 'document' | 'title';

/** The column of the search table that has to have the words. */
export const columnOf = ({ where }: Pick<Wanted, 'where'>): SearchColumn =>
  where === 'title' ? 'title' : 'document';

/**
 * Whether a variant's row `i` has the words in a column. `byIndex`: in a form that the index of words serves; else in one
 * that it does not, for whoever reads rows in another order.
 */
export function hasWords(
  { words, groups }: Pick<Wanted, 'words' | 'groups'>,
  column: SearchColumn,
  byIndex: boolean,
): RawBuilder<boolean> {
  const matches = (query: RawBuilder<unknown>): RawBuilder<boolean> => {
    const match = sql<boolean>`${sql.ref(`i.${column}`)} @@ ${query}`;
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
export function searchedVariants({ places, searched, typeName }: Wanted): {
  readonly from: RawBuilder<unknown>;
  readonly conditions: RawBuilder<boolean>;
} {
  const isByFolder = places.folderIds.length > 0;
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
      and ${isInPlaces(places, sql`i.space_id`, isByFolder ? sql`c.folder_id` : sql`null`)}
      and ${typeName === undefined ? sql`true` : sql`i.type_name = ${typeName}`}`,
  };
}
