import type { Database } from '@relab/database';
import { sql } from 'kysely';

/** Languages whose words are brought to their stems in the same way. */
export interface LanguageGroup {
  /** A text search configuration. */
  readonly config: string;
  readonly languages: readonly string[];
}

/** `space`: each space in its own language. */
export type SearchedLanguages = 'space' | 'all' | readonly string[];

export function readLanguages(given: readonly string[] | undefined): SearchedLanguages {
  if (given === undefined || given.length === 0) return 'space';
  return given.some((language) => /^all$/i.test(language)) ? 'all' : given;
}

/** Of the languages of some spaces those that are searched. */
export async function groupLanguages(
  database: Database,
  spaceIds: readonly string[],
  searched: SearchedLanguages,
): Promise<readonly LanguageGroup[]> {
  const isSearched =
    searched === 'all'
      ? sql`true`
      : searched === 'space'
        ? sql`language = s.default_language`
        : sql`language = any (${searched})`;
  const { rows } = await sql<LanguageGroup>`
    select content_search_config(language)::text as config, array_agg(distinct language order by language) as languages
    from managed_content_space s, unnest(s.languages) language
    where s.id = any (${spaceIds}) and ${isSearched} group by 1 order by 1`.execute(database);
  return rows;
}
