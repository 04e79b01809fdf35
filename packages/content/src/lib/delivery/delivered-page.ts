import type { Database } from '@relab/database';
import { type RawBuilder, sql } from 'kysely';
import type { DeliveredRow } from './delivered.ts';
import { deliveredColumns, inBestLanguage } from './delivered.ts';
import {
  isInTrash,
  type MediaRow,
  mediaColumns,
  type VisibleMedia,
  visibleMedia,
} from './delivered-bodies.ts';

/** A content that bodies name, as the channel delivers it; its body only where it was requested. */
export type NamedRow = Pick<DeliveredRow, 'content_key' | 'managed_content_id' | 'title' | 'body'>;

/** Contents with what their bodies name. */
export interface DeliveredPage {
  readonly rows: readonly DeliveredRow[];
  /** Pictures and documents, by their content keys. */
  readonly media: ReadonlyMap<string, VisibleMedia>;
  /** Contents, where they were requested. */
  readonly named: readonly NamedRow[];
  /** Of the list that this is a page of. */
  readonly total: number;
}

export interface PageClauses {
  readonly channelId: string;
  /** Speaks of `d`, of its version `v`, and of what else is joined. */
  readonly rest: RawBuilder<unknown>;
  readonly joined?: RawBuilder<unknown>;
  /** A `select` of how many rows the list has. */
  readonly total?: RawBuilder<unknown>;
  /** Contents that the bodies name are read in the best of these languages, with their bodies or without. */
  readonly named?: { readonly languages: readonly string[]; readonly withBodies: boolean } | undefined;
}

/** What travels as JSON: one row, however many contents there are. */
export interface PageRow {
  readonly rows:
    | readonly (Omit<DeliveredRow, 'published_date'> & { readonly published_date: string })[]
    | null;
  readonly media: readonly MediaRow[] | null;
  readonly named: readonly NamedRow[] | null;
  readonly total: number | null;
}

const none = sql`null`;

const namedContents = (
  channelId: string,
  { languages, withBodies }: NonNullable<PageClauses['named']>,
): RawBuilder<unknown> => sql`(
  select json_agg(named) from (
    select d.content_key, d.content_id as managed_content_id, d.title, ${withBodies ? sql`v.body` : sql`null as body`}
    from delivered_content d ${withBodies ? sql`join managed_content_version v on v.id = d.version_id` : sql``}
    where d.channel_id = ${channelId} and d.content_key in (select content_key from reference)
      and ${inBestLanguage(languages)}) named)`;

export const pageStatement = ({
  channelId,
  rest,
  joined = sql``,
  total = none,
  named,
}: PageClauses): RawBuilder<PageRow> => sql<PageRow>`
  with page as materialized (
    select ${deliveredColumns}, d.version_id
    from delivered_content d
    join managed_content_version v on v.id = d.version_id
    join content_type t on t.fully_qualified_name = d.type_name
    ${joined} ${rest}
  ), reference as (
    select distinct n.content_key from page join managed_content_reference n on n.version_id = page.version_id
  )
  select (select json_agg(page) from page) as rows, (
    select json_agg(known) from (
      select ${mediaColumns}, false as is_draft
      from reference n
      join media m on m.content_key = n.content_key
      left join managed_content c on c.content_key = m.content_key
      where (c.id is null and not ${isInTrash}) or exists (
        select 1 from delivered_content d where d.content_id = c.id and d.channel_id = ${channelId})) known
  ) as media, ${named ? namedContents(channelId, named) : none} as named, (${total})::int as total`;

export const pageOf = (row: PageRow | undefined, channelId: string): DeliveredPage => ({
  rows: (row?.rows ?? []).map((one) => ({ ...one, published_date: new Date(one.published_date) })),
  media: new Map((row?.media ?? []).map((one) => [one.content_key, visibleMedia(one, { channelId })])),
  named: row?.named ?? [],
  total: row?.total ?? 0,
});

/** A page of contents, the media and the contents that they name, and the number of all: one statement. */
export async function readDeliveredPage(database: Database, clauses: PageClauses): Promise<DeliveredPage> {
  const { rows } = await pageStatement(clauses).execute(database);
  return pageOf(rows[0], clauses.channelId);
}
