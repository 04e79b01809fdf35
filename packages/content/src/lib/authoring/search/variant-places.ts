import { type RawBuilder, sql } from 'kysely';
import type { SearchCriteria } from './match-variants.ts';

/** Spaces with their languages, as far as they are searched, as `place`. */
export function searchedPlaces({ searchScope, searched }: SearchCriteria): RawBuilder<unknown> {
  const isSearched =
    searched === 'all'
      ? sql`true`
      : searched === 'space'
        ? sql`l.language = s.default_language`
        : sql`l.language = any (${searched})`;
  return sql`(
    select s.id as space_id, l.language from managed_content_space s cross join unnest(s.languages) l (language)
    where s.id = any (${searchScope.concerned}) and ${isSearched}) place`;
}

/**
 * Rows `i` of a place with a condition, the newest first, read in this order by an index. Where a status or an author is chosen, it
 * is an index of variants that has none but those: of few in many, the newest are else found after all others were looked at.
 */
export function newestOfPlace(
  { filter }: SearchCriteria,
  condition: RawBuilder<boolean>,
  limit: RawBuilder<number>,
): RawBuilder<unknown> {
  const { statuses, changedById } = filter ?? {};
  if (statuses === undefined && changedById === undefined)
    return sql`
      select i.* from managed_content_search i
      where i.variant_id is not null and i.space_id = place.space_id and i.language = place.language and ${condition}
      order by i.last_modified_date desc, i.variant_id limit ${limit}`;
  // Each status by itself: those of several are not in one order in the index.
  return sql`
    select found.* from ${statuses === undefined ? sql`(values (null))` : sql`unnest(${statuses}::text[])`} chosen (status)
    cross join lateral (
      select i.* from managed_content_variant x join managed_content_search i on i.variant_id = x.id
      where x.space_id = place.space_id and x.language = place.language
        and ${statuses === undefined ? sql`true` : sql`x.status = chosen.status`}
        and ${changedById === undefined ? sql`true` : sql`x.last_modified_by_id = ${changedById}`}
        and ${condition}
      order by x.last_modified_date desc, x.id limit ${limit}
    ) found`;
}
