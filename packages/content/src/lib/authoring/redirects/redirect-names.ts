import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { anyOf } from '../../any-of.ts';

/** What a name of a content stands for on a channel, as it is stored. */
export type NamedPlace =
  | {
      readonly kind: 'content';
      readonly contentId: string;
      readonly spaceId: string;
      readonly isShown: boolean;
    }
  /** An old name that leads to an address. */
  | { readonly kind: 'address'; readonly url: string };

interface NameQuery {
  readonly channelId: string;
  readonly spaceId: string;
  readonly names: readonly string[];
}

interface FoundName {
  readonly name: string;
  readonly content_id: string | null;
  readonly space_id: string | null;
  readonly url: string | null;
  /** What is delivered counts before an old name, and that before a draft. */
  readonly rank: number;
}

/**
 * What names stand for: URL names, keys and ids of what is delivered, old names, and contents of the space that are not
 * delivered yet. A name that stands for nothing is missing.
 */
export async function findNames(
  database: Database,
  { channelId, spaceId, names }: NameQuery,
): Promise<ReadonlyMap<string, NamedPlace>> {
  if (names.length === 0) return new Map();
  const any = anyOf(names);
  const { rows } = await sql<FoundName>`
    select d.url_name as name, d.content_id, c.space_id, null as url, 0 as rank
    from delivered_content d join managed_content c on c.id = d.content_id
    where d.channel_id = ${channelId} and d.url_name = ${any}
    union all
    select d.content_key, d.content_id, c.space_id, null, 0
    from delivered_content d join managed_content c on c.id = d.content_id
    where d.channel_id = ${channelId} and d.content_key = ${any}
    union all
    select w.url_alias, w.content_id, c.space_id, w.redirect_url, 1
    from managed_content_web_url w left join managed_content c on c.id = w.content_id
    where w.channel_id = ${channelId} and w.url_alias = ${any} and w.status <> 'Inactive'
    union all
    select c.content_key, c.id, c.space_id, null, 2 from managed_content c
    where c.space_id = ${spaceId} and c.content_key = ${any}
    union all
    select c.id, c.id, c.space_id, null, 2 from managed_content c where c.space_id = ${spaceId} and c.id = ${any}
    union all
    select x.url_name, c.id, c.space_id, null, 2
    from managed_content_variant x join managed_content c on c.id = x.content_id
    where c.space_id = ${spaceId} and x.url_name = ${any}
    order by rank, url nulls last, content_id`.execute(database);
  const found = new Map<string, NamedPlace>();
  for (const { name, content_id: contentId, space_id: ofSpace, url, rank } of rows) {
    if (found.has(name)) continue;
    if (url !== null) found.set(name, { kind: 'address', url });
    else if (contentId !== null && ofSpace !== null)
      found.set(name, { kind: 'content', contentId, spaceId: ofSpace, isShown: rank === 0 });
  }
  return found;
}
