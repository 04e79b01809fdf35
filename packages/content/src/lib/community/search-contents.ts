import type { Database } from '@relab/database';
import { type RawBuilder, sql } from 'kysely';
import { hiddenLimit, isCommon, isDense, maxCounted, type Sample, sampleRows } from '../common-words.ts';
import { countedInBestLanguage, inBestLanguage, isUsable } from '../delivery/delivered.ts';

/** What is searched for among all that a channel delivers. */
export interface ContentSearch {
  readonly channelId: string;
  readonly languages: readonly string[];
  /** A `tsquery`. */
  readonly query: string;
  /** A condition on the type and the terms of `d`. */
  readonly condition: RawBuilder<unknown>;
  readonly limit: number;
  readonly offset: number;
}

/** A content in a language, as the search table has it. */
export interface FoundContent {
  readonly content_key: string;
  readonly language: string;
}

export interface FoundContents {
  readonly found: readonly FoundContent[];
  /** Of more than `maxCounted`, that many. */
  readonly total: number;
}

const newestFirst = sql`order by d.published_date desc, d.content_key`;

/** What the channel delivers, the newest first. */
const newest = ({ channelId }: ContentSearch, limit = 2_147_483_647): RawBuilder<unknown> => sql`(
  select d.* from delivered_content_search d where d.channel_id = ${channelId} ${newestFirst} limit ${hiddenLimit(limit)}) d`;

/** `byIndex`: in a form that the index of words serves; else in one for rows that are read in another order. */
function isMatch({ query, condition }: ContentSearch, byIndex: boolean): RawBuilder<boolean> {
  // Selected, a query is made once and not for each row.
  const hasWords = sql`d.document @@ (select ${query}::tsquery)`;
  return sql`${byIndex ? hasWords : sql`(${hasWords}) is true`} and ${condition}`;
}

/** In the displayed language, as a condition on each row. */
const isShown = ({ languages }: ContentSearch): RawBuilder<boolean> =>
  sql`${isUsable('d', languages)} and ${inBestLanguage(languages)}`;

async function readSample(database: Database, search: ContentSearch): Promise<Sample> {
  const { rows } = await sql<Sample>`
    select count(*)::int as looked,
      count(*) filter (where ${isMatch(search, false)} and ${isShown(search)})::int as matching
    from ${newest(search, sampleRows)}`.execute(database);
  return rows[0] ?? { looked: 0, matching: 0 };
}

async function readNewest(database: Database, search: ContentSearch): Promise<readonly FoundContent[]> {
  const { rows } = await sql<FoundContent>`
    select d.content_key, d.language from ${newest(search)} where ${isMatch(search, false)} and ${isShown(search)}
    ${newestFirst} limit ${search.limit} offset ${search.offset}`.execute(database);
  return rows;
}

/** To the limit; of what is dense, the newest are as good as any. */
async function countCommon(database: Database, search: ContentSearch, byNewest: boolean): Promise<number> {
  const { channelId, languages } = search;
  const from = byNewest ? newest(search) : sql`delivered_content_search d`;
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select 1 from ${from} where d.channel_id = ${channelId} and ${isMatch(search, !byNewest)}
        and ${countedInBestLanguage(languages)} limit ${maxCounted}) matching`.execute(database);
  return rows[0]?.total ?? 0;
}

/** All that match, by the index of words, and a page of them in their order. */
async function readRare(database: Database, search: ContentSearch): Promise<FoundContents> {
  const { rows } = await sql<FoundContents>`
    with hit as materialized (
      select d.content_key, d.language, d.published_date from delivered_content_search d
      where d.channel_id = ${search.channelId} and ${isMatch(search, true)} and ${isShown(search)}
    )
    select (select least(count(*), ${maxCounted})::int from hit) as total, coalesce((
      select json_agg(json_build_object('content_key', d.content_key, 'language', d.language)) from (
        select * from hit d ${newestFirst} limit ${search.limit} offset ${search.offset}) d), '[]') as found`.execute(
    database,
  );
  return rows[0] ?? { found: [], total: 0 };
}

/** A page of what matches, the newest first. What is not published is not in the table that is searched. */
export async function searchContents(database: Database, search: ContentSearch): Promise<FoundContents> {
  const sample = await readSample(database, search);
  if (!isCommon(sample)) return await readRare(database, search);
  const [found, total] = await Promise.all([
    readNewest(database, search),
    countCommon(database, search, isDense(sample)),
  ]);
  return { found, total };
}
