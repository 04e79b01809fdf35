import type { Database } from '@relab/database';
import { type RawBuilder, sql } from 'kysely';
import type { LanguageGroup, SearchedLanguages } from './searched-languages.ts';
import { folderTree, isInPlaces, type Places } from './searched-places.ts';
import { queryOf, type ResolvedWord } from './word-query.ts';

export interface Wanted {
  readonly places: Places;
  readonly words: readonly ResolvedWord[];
  readonly groups: readonly LanguageGroup[];
  readonly searched: SearchedLanguages;
  readonly where: 'anywhere' | 'title';
  readonly typeName?: string | undefined;
}

/** A variant or a folder. */
export interface Hit {
  readonly id: string;
  readonly isFolder: boolean;
}

const either = (queries: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql`(${sql.join(queries, sql` || `)})`;

function variantHits({ places, words, groups, searched, where, typeName }: Wanted): RawBuilder<unknown> {
  const queriesOf = (place: Wanted['where']) => groups.map(({ config }) => queryOf(words, config, place));
  // The stem of a word in one language may be a word of another: each is looked for in its own.
  const inOwn = groups.map(
    ({ config, languages }) =>
      sql`x.language = any (${languages}) and i.document @@ ${queryOf(words, config, where)}`,
  );
  return sql`
    select x.id, false as is_folder, i.document @@ ${either(queriesOf('title'))} as in_title, x.last_modified_date
    from managed_content_search i
    join managed_content_variant x on x.id = i.variant_id
    join managed_content c on c.id = x.content_id
    join managed_content_space s on s.id = c.space_id
    where i.document @@ ${either(queriesOf(where))} and (${sql.join(inOwn, sql` or `)})
      and ${searched === 'space' ? sql`x.language = s.default_language` : sql`true`}
      and ${isInPlaces(places, sql`c.space_id`, sql`c.folder_id`)}
      and ${typeName === undefined ? sql`true` : sql`c.type_name = ${typeName}`}`;
}

const folderHits = ({ places, words }: Wanted): RawBuilder<unknown> => sql`
  select f.id, true as is_folder, true as in_title, f.last_modified_date
  from managed_content_search i join managed_content_folder f on f.id = i.folder_id
  where i.document @@ ${queryOf(words, 'simple', 'anywhere')} and f.parent_id is not null
    and ${isInPlaces(places, sql`f.space_id`, sql`f.parent_id`)}`;

/** Everything that fits; a folder is of no type and of no language. Undefined where nothing can. */
export function hitsQuery(wanted: Wanted): RawBuilder<unknown> | undefined {
  const kinds = [
    ...(wanted.groups.length > 0 ? [variantHits(wanted)] : []),
    ...(wanted.typeName === undefined ? [folderHits(wanted)] : []),
  ];
  return kinds.length > 0 ? sql`${sql.join(kinds, sql` union all `)}` : undefined;
}

/** What has the words in its title first, then what was changed last. */
export async function findHits(
  database: Database,
  wanted: Wanted,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<{ readonly count: number; readonly hits: readonly Hit[] }> {
  const query = hitsQuery(wanted);
  if (!query) return { count: 0, hits: [] };
  const { rows } = await sql<{ count: number; id: string | null; isFolder: boolean }>`
    with recursive ${folderTree(wanted.places)}, hit as materialized (${query})
    select total.count, page.id, page.is_folder as "isFolder"
    from (select count(*)::int as count from hit) total
    left join (
      select * from hit order by in_title desc, last_modified_date desc, id limit ${pageSize} offset ${page * pageSize}
    ) page on true
    order by page.in_title desc, page.last_modified_date desc, page.id`.execute(database);
  return {
    count: rows[0]?.count ?? 0,
    hits: rows.flatMap(({ id, isFolder }) => (id === null ? [] : [{ id, isFolder }])),
  };
}
