import type { ConfigFor } from '@relab/contract';
import type { getPreviewEndpoints, PreviewEndpoints } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { sql } from 'kysely';
import type { Site } from '../../seo/site-pages.ts';
import { pageMixin } from '../../types/content-types.ts';
import { requireType } from '../content/content-type.ts';
import { requireSpace } from '../space/space-row.ts';

interface ChannelRow {
  readonly name: string;
  readonly language: string;
  /** Names of types with a page; none where the channel is of no site. */
  readonly shown: readonly string[];
}

/** Stands for a key in the address. */
const anyKey = `MC${'A'.repeat(26)}`;

function addressOf({ shown, language }: ChannelRow, { origin, pages }: Site): string | null {
  for (const typeName of shown) {
    const path = pages.content({ contentKey: anyKey, urlName: null, typeName, language });
    if (path !== undefined) return origin + path.replace(anyKey, '{contentKey}');
  }
  return null;
}

/** Only channels of sites show anything, and only contents of types that have a page there. */
export async function readPreviewEndpoints(
  { contentSpaceId, isPreviewable, managedContentTypeName: typeName }: ConfigFor<typeof getPreviewEndpoints>,
  context: Context,
  site: Site,
): Promise<PreviewEndpoints> {
  const { channels } = await requireSpace(contentSpaceId, context);
  const { database } = context;
  if (typeName !== undefined) await requireType(database, typeName, 'managedContentTypeName');
  const { rows } = await sql<ChannelRow>`
    select h.name, h.default_language as language, array(
      select t.fully_qualified_name from content_type t
      where h.site_id is not null and ${pageMixin} = any (t.mixins)
        and ${typeName === undefined ? sql`true` : sql`t.fully_qualified_name = ${typeName}`} order by 1) as shown
    from managed_content_channel h where h.id = any (${channels}) order by lower(h.name), h.id`.execute(
    database,
  );
  const all = rows.map((row) => {
    const address = addressOf(row, site);
    return { channelName: row.name, guestPreviewEndpoint: address, previewEndpoint: address };
  });
  return {
    previewEndpoints: all.filter(
      ({ previewEndpoint }) => isPreviewable === undefined || isPreviewable === (previewEndpoint !== null),
    ),
  };
}
