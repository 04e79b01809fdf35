import { getManagedContentWebUrls, type WebUrls } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { sql } from 'kysely';
import { requireUser } from '../../access/access.ts';
import type { SitePages } from '../../seo/site-pages.ts';
import { requireDocument } from '../content/find-document.ts';
import { defaultPageSize, pageUrls } from '../page.ts';
import { readWebUrlRows, representWebUrl } from './web-url-row.ts';

export interface WebUrlsQuery {
  readonly contentKeyOrId: string;
  readonly page?: number | undefined;
  readonly pageSize?: number | undefined;
}

/** The web URLs of a content, those that it has now first, then the ones that it left, the newest first. */
export async function readWebUrls(
  config: WebUrlsQuery,
  context: Context,
  pages: SitePages,
): Promise<WebUrls> {
  const { contentKeyOrId, page = 0, pageSize = defaultPageSize } = config;
  const { database } = context;
  const { content_key: contentKey, content_id: managedContentId } = await requireDocument(
    { contentKeyOrId },
    context,
  );
  const rows = await readWebUrlRows(
    database,
    requireUser(context.principal),
    sql`where web.content_id = ${managedContentId}
      order by web.is_current desc, web.last_modified_date desc, web.language, web.id
      limit ${pageSize} offset ${page * pageSize}`,
  );
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from managed_content_web_url where content_id = ${managedContentId}`.execute(
    database,
  );
  const total = counted[0]?.total ?? 0;
  return {
    ...pageUrls(getManagedContentWebUrls, config, { page, pageSize, hasNext: (page + 1) * pageSize < total }),
    contentKey,
    managedContentId,
    total,
    webUrls: rows.map((row) => representWebUrl(row, pages)),
  };
}
