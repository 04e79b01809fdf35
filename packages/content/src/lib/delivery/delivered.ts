import type { Database, Row } from '@relab/database';
import { type RawBuilder, sql } from 'kysely';
import type { Channel } from './channel.ts';

/** A content as a channel delivers it, in one language. */
export type DeliveredRow = Omit<
  Row<'delivered_content'>,
  'channel_id' | 'content_id' | 'variant_id' | 'version_id' | 'is_primary' | 'term_ids'
> &
  Row<'managed_content_version', 'body'> & {
    readonly managed_content_id: string;
    readonly type_label: string;
  };

/** Those that a content is delivered in, the best first: the requested one, the channel's, and then its space's. */
export const languagesFor = (channel: Channel, language = channel.language): readonly string[] => [
  ...new Set([language, channel.language]),
];

export const isUsable = (alias: string, languages: readonly string[]): RawBuilder<boolean> =>
  sql`(${sql.ref(`${alias}.language`)} = any (${languages}) or ${sql.ref(`${alias}.is_primary`)})`;

export const byRank = (alias: string, languages: readonly string[]): RawBuilder<unknown> =>
  sql`array_position(${languages}::text[], ${sql.ref(`${alias}.language`)}) nulls last`;

/**
 * Of `d`, the row of each content in the best language that it has. For pages: what is not in the first language is looked up
 * one by one.
 */
export const inBestLanguage = (languages: readonly string[]): RawBuilder<boolean> => sql`
  (d.language = (${languages}::text[])[1] or d.language = (
    select b.language from delivered_content b
    where b.channel_id = d.channel_id and b.content_key = d.content_key and ${isUsable('b', languages)}
    order by ${byRank('b', languages)}, b.language limit 1))`;

const without = (better: RawBuilder<boolean>): RawBuilder<boolean> => sql`not exists (
  select 1 from delivered_content b where b.channel_id = d.channel_id and b.content_key = d.content_key and ${better})`;

/** The same rows, for counting all of them: what is in a better language is found as a set, not once for each. */
export function countedInBestLanguage(languages: readonly string[]): RawBuilder<boolean> {
  const inEach = languages.map((language, rank) => {
    const better = languages.slice(0, rank);
    const isBest = better.length === 0 ? sql`true` : without(sql`b.language = any (${better})`);
    return sql`d.language = ${language} and ${isBest}`;
  });
  const inPrimary = sql`d.is_primary and d.language <> all (${languages})
    and ${without(sql`b.language = any (${languages})`)} and ${without(sql`b.is_primary and b.language < d.language`)}`;
  return sql`(${sql.join([...inEach, inPrimary], sql` or `)})`;
}

/** Of `d`, the one of several rows that fit, by how well they do. */
export const bestOf = (languages: readonly string[], first: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`and ${isUsable('d', languages)} order by ${first}, ${byRank('d', languages)} limit 1`;

/** Of `d`, its version `v` and its type `t`. */
export const deliveredColumns = sql`d.content_key, d.content_id as managed_content_id, d.type_name, t.name as type_label, d.title,
  d.url_name, v.body, d.language, d.published_date`;

/** `rest` speaks of `d`, of its version `v`, and of what else is joined; `more` columns are what a caller needs beside the others. */
export async function readDelivered<More extends object = object>(
  database: Database,
  rest: RawBuilder<unknown>,
  joined: RawBuilder<unknown> = sql``,
  more: RawBuilder<More> = sql``,
): Promise<readonly (DeliveredRow & More)[]> {
  const { rows } = await sql<DeliveredRow & More>`
    select ${deliveredColumns} ${more}
    from delivered_content d
    join managed_content_version v on v.id = d.version_id
    join content_type t on t.fully_qualified_name = d.type_name
    ${joined} ${rest}`.execute(database);
  return rows;
}
