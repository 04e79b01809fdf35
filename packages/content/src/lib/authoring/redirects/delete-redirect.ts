import type { Context } from '@relab/server/http';
import { sql } from 'kysely';
import { notFound } from '../../errors.ts';
import { requireSpace } from '../space/space-row.ts';

/** Takes a redirect of a space away, for a principal who may publish there. An address that a content has now is none. */
export async function deleteRedirect(
  {
    contentSpaceId,
    managedContentWebUrlId: id,
  }: {
    readonly contentSpaceId: string;
    readonly managedContentWebUrlId: string;
  },
  context: Context,
): Promise<null> {
  const { id: spaceId } = await requireSpace(contentSpaceId, context, 'publish');
  const { rows } = await sql`
    delete from managed_content_web_url w where w.id = ${id} and w.status = 'Redirect' and not w.is_current
      and (w.space_id = ${spaceId} or exists (
        select 1 from managed_content c where c.id = w.content_id and c.space_id = ${spaceId}))
    returning w.id`.execute(context.database);
  if (rows.length === 0) throw notFound();
  return null;
}
