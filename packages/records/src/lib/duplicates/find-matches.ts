import { type RawBuilder, sql } from 'kysely';
import type { RecordsContext } from '../query/records-context.ts';
import { setCandidateSimilarity } from './alike.ts';
import { type ComparedField, type Matching, matchesSql, visibleSql } from './matching.ts';

/** A record that is like the one looked for. */
export interface Found {
  /** The id of the record looked for; null where it is not stored. */
  readonly saved: string | null;
  readonly matching: Matching;
  readonly recordId: string;
  /** The caller may know that there is such a record. */
  readonly isVisible: boolean;
}

/** A matching, and where it is searched. */
export interface Search {
  readonly matching: Matching;
  /** On the rows `saved` and `other`. */
  readonly only?: RawBuilder<boolean>;
  /** Find also what the caller may not see. */
  readonly includesHidden: boolean;
}

/** Of one record by one rule; nobody looks through more. */
const maxMatches = 50;

/**
 * One statement for all rules and all records: `saved` is a query of the records looked for, with `id` and the keys that
 * are compared.
 */
export async function findMatches(
  saved: RawBuilder<unknown>,
  compared: readonly ComparedField[],
  searches: readonly Search[],
  context: RecordsContext,
): Promise<readonly Found[]> {
  if (searches.length === 0) return [];
  const tries = searches.map(({ matching, only, includesHidden }, place) => {
    const visible = visibleSql(matching.target, context);
    const found = sql`
      select ${place}::integer as place, other.id as record, (${visible}) as is_visible
      ${matchesSql(matching, compared, context.objects)}`;
    const conditions = [...(only ? [only] : []), ...(includesHidden ? [] : [visible])];
    const rest = conditions.map((condition) => sql` and ${condition}`);
    const order = includesHidden ? sql` order by is_visible desc` : sql``;
    return sql`(${found}${sql.join(rest, sql``)}${order} limit ${maxMatches})`;
  });
  const { rows } = await sql<{ saved: string | null; place: number; record: string; is_visible: boolean }>`
    with saved as materialized (select own.*, ${setCandidateSimilarity} as nearness from (${saved}) as own)
    select saved.id as saved, found.* from saved, lateral (${sql.join(tries, sql` union all `)}) as found`.execute(
    context.database,
  );
  return rows.flatMap(({ saved: id, place, record, is_visible: isVisible }) => {
    const search = searches[place];
    return search ? { saved: id, matching: search.matching, recordId: record, isVisible } : [];
  });
}
