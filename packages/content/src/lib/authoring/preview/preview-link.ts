import type { PreviewLink } from '@relab/contract/content';
import type { Context } from '@relab/server/http';
import { badRequest } from '@relab/server/http';
import { sql } from 'kysely';
import { requireUser } from '../../access/access.ts';
import type { PreviewKeys } from '../../preview/preview-keys.ts';
import type { Site } from '../../seo/site-pages.ts';
import { pageMixin } from '../../types/content-types.ts';
import type { DocumentRow } from '../content/document-row.ts';
import { type DocumentName, requireDocument } from '../content/require-document.ts';

export interface LinkOptions extends Site {
  readonly keys: PreviewKeys;
  /** For how long a link shows what it was made for. */
  readonly hours: number;
}

/** Whether a site that the space delivers to has pages for contents of that type. */
async function isShownOnSite(row: DocumentRow, { database }: Pick<Context, 'database'>): Promise<boolean> {
  const { rows } = await sql`
    select 1 from content_type t
    where t.fully_qualified_name = ${row.type_name} and ${pageMixin} = any (t.mixins) and exists (
      select 1 from managed_content_space_channel o join managed_content_channel h on h.id = o.channel_id
      where o.space_id = ${row.space_id} and h.site_id is not null)`.execute(database);
  return rows.length > 0;
}

/** For a principal who may write the content. */
export async function createPreviewLink(
  name: DocumentName,
  context: Context,
  { keys, hours, origin, pages }: LinkOptions,
): Promise<PreviewLink> {
  const { userId } = requireUser(context.principal);
  const row = await requireDocument(name, context, 'write');
  const { content_key: contentKey, type_name: typeName, language, version_id: versionId } = row;
  const path = (await isShownOnSite(row, context))
    ? pages.content({ contentKey, urlName: null, typeName, language })
    : undefined;
  if (path === undefined) throw badRequest(`${row.type_label} has no page on the site.`, 'contentKeyOrId');
  const expires = new Date(Math.floor(context.now().getTime() / 1000) * 1000 + hours * 3_600_000);
  const url = new URL(path, origin);
  url.searchParams.set('preview', 'true');
  url.searchParams.set('previewKey', keys.write({ versionId, userId, expires }));
  return {
    contentKey,
    expirationDate: expires.toISOString(),
    language,
    managedContentVersionId: versionId,
    previewUrl: url.href,
    versionNumber: `${row.number}.0`,
  };
}
