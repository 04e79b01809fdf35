import { type RawBuilder, sql } from 'kysely';
import type { RecordsContext } from '../query/records-context.ts';
import type { Row } from '../query/represent.ts';
import { type Place, readPlace, writePlace } from './history-token.ts';

/** Entries that one page looks through at most. */
export const maxScanned = 20_000;

/** What a page is read from: entries in the order of an index, of which some match. */
export interface Scan {
  readonly table: string;
  /** Columns that order the entries, newest first. */
  readonly at: string;
  readonly id: string;
  /** The type of the id. */
  readonly idType: 'bigint' | 'text';
  /** On `entry`: what an index finds. */
  readonly where: readonly RawBuilder<boolean>[];
  /** On `scanned`, and what is joined to it: what has to be looked at. Without any no more is read than is shown. */
  readonly matches: readonly RawBuilder<boolean>[];
  readonly join?: RawBuilder<unknown>;
  /** Read beside the columns of the table. */
  readonly columns?: RawBuilder<unknown>;
}

export interface ScannedPage {
  readonly rows: readonly Row[];
  readonly nextPageToken: string | null;
}

type ScannedRow = Row & {
  readonly is_match: boolean;
  readonly scanned_count: number;
  readonly last_at: Date;
  readonly last_id: string | number;
};

const placeOf = (at: unknown, id: unknown): Place => ({
  at: (at as Date).toISOString(),
  id: id as Place['id'],
});

/**
 * One page of entries, newest first, in one statement. Where entries have to be looked at, so many of them are, whether they
 * match or not: a page may be short or empty while its token goes on, so that none takes longer than another.
 */
export async function readScan(
  scan: Scan,
  { pageSize, pageToken }: { readonly pageSize: number; readonly pageToken?: string | undefined },
  { database }: RecordsContext,
): Promise<ScannedPage> {
  const { matches, join = sql``, columns } = scan;
  const place = readPlace(pageToken);
  const [at, id] = [sql.ref(`entry.${scan.at}`), sql.ref(`entry.${scan.id}`)];
  const past =
    place && sql<boolean>`(${at}, ${id}) < (${place.at}::timestamptz, ${place.id}::${sql.raw(scan.idType)})`;
  const where = sql.join([...scan.where, ...(past ? [past] : []), sql`true`], sql` and `);
  const limit = matches.length === 0 ? pageSize + 1 : maxScanned;
  const order = (alias: string): RawBuilder<unknown> =>
    sql`${sql.ref(`${alias}.${scan.at}`)} desc, ${sql.ref(`${alias}.${scan.id}`)} desc`;
  const { rows } = await sql<ScannedRow>`
    with scanned as materialized (
      select entry.* from ${sql.id(scan.table)} as entry where ${where} order by ${order('entry')} limit ${sql.lit(limit)}
    ), matching as (
      select scanned.*, true as is_match ${columns ? sql`, ${columns}` : sql``} from scanned ${join}
      where ${sql.join([...matches, sql`true`], sql` and `)} order by ${order('scanned')} limit ${pageSize + 1}
    ), cut as (
      select ${sql.id(scan.at)} as last_at, ${sql.id(scan.id)} as last_id, count(*) over () as scanned_count
      from scanned order by ${sql.id(scan.at)}, ${sql.id(scan.id)} limit 1
    )
    select matching.*, cut.* from cut left join matching on true order by ${order('matching')}`.execute(
    database,
  );
  const found = rows.filter((row) => row.is_match);
  const shown = found.slice(0, pageSize);
  const last = shown.at(-1);
  if (found.length > pageSize && last)
    return { rows: shown, nextPageToken: writePlace(placeOf(last[scan.at], last[scan.id])) };
  const [end] = rows;
  const isCut = end !== undefined && matches.length > 0 && end.scanned_count === maxScanned;
  return { rows: shown, nextPageToken: isCut ? writePlace(placeOf(end.last_at, end.last_id)) : null };
}
