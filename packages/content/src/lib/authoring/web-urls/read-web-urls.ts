import type { ConfigFor } from '@relab/contract';
import { getManagedContentWebUrls, type WebUrls } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { sql } from 'kysely';
import { requireUser } from '../../access/access.ts';
import { countRows, pageOf } from '../../paging.ts';
import type { SitePages } from '../../seo/site-pages.ts';
import { requireDocument } from '../content/require-document.ts';
import { representWebUrl, selectWebUrls } from './web-url-row.ts';

/** The web URLs of a content, those that it has now first, then the ones that it left, the newest first. */
export async function readWebUrls(
  config: ConfigFor<typeof getManagedContentWebUrls>,
  context: Context,
  pages: SitePages,
): Promise<WebUrls> {
  const { contentKeyOrId } = config;
  const { pageSize, offset, urls } = pageOf(getManagedContentWebUrls, config);
  const { database } = context;
  const { content_key: contentKey, content_id: managedContentId } = await requireDocument(
    { contentKeyOrId },
    context,
  );
  const rows = await selectWebUrls(database, requireUser(context.principal))
    .where('web.content_id', '=', managedContentId)
    .orderBy('web.is_current', 'desc')
    .orderBy('web.last_modified_date', 'desc')
    .orderBy('web.language')
    .orderBy('web.id')
    .limit(pageSize)
    .offset(offset)
    .execute();
  const total = await countRows(
    database,
    sql`from managed_content_web_url where content_id = ${managedContentId}`,
  );
  return {
    ...urls(total),
    contentKey,
    managedContentId,
    total,
    webUrls: rows.map((row) => representWebUrl(row, pages)),
  };
}
