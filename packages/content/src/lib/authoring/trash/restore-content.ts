import type { Database } from '@relab/database';
import type { Context } from '@relab/server/http';
import { type RawBuilder, sql } from 'kysely';
import { requireRight, requireUser, rightsIn } from '../../access/access.ts';
import { inContextTransaction } from '../../access/author.ts';
import { conflict } from '../../errors.ts';
import type { DocumentRow } from '../content/document-row.ts';
import { requireDocument } from '../content/require-document.ts';
import { noteActivityOf } from '../space/activity.ts';

/** A content in the trash, for a principal who may write in its space; nobody else restores or purges it meanwhile. */
async function requireDeleted(id: string, { database, principal }: Context) {
  const user = requireUser(principal);
  const row = await database
    .selectFrom('deleted_managed_content as d')
    .innerJoin('managed_content_space as s', 's.id', 'd.space_id')
    .select(['d.id', 'd.space_id', 'd.folder_id', rightsIn(user, { typeName: 'd.type_name' }).as('rights')])
    .where('d.id', '=', id)
    .forUpdate('d')
    .executeTakeFirst();
  return requireRight(row, 'delete');
}

/** API names are unique in a space: somebody may have given it to another content since. */
async function requireFreeName(id: string, database: Database): Promise<void> {
  const { rows } = await sql<{ api_name: string }>`
    select c.api_name from deleted_managed_content_row r
    join managed_content c on c.space_id = r.row ->> 'space_id' and c.api_name = r.row ->> 'api_name'
    where r.content_id = ${id} and r.table_name = 'managed_content'`.execute(database);
  if (rows[0])
    throw conflict(`Another content has the API name ${rows[0].api_name} now. Delete or rename that first.`);
}

/** Its folder, or the root of its space where that is gone. */
const folderOf = (folderId: string, spaceId: string): RawBuilder<string> => sql`coalesce(
  (select f.id from managed_content_folder f where f.id = ${folderId}),
  (select f.id from managed_content_folder f where f.space_id = ${spaceId} and f.parent_id is null))`;

/** What it belonged to may be gone, or somebody else's by now: a term, an address, a deployment. */
const canBeRestored = sql`case table_name
  when 'managed_content_term' then exists (select 1 from content_taxonomy_term t where t.id = row ->> 'term_id')
  when 'managed_content_web_url' then
    exists (select 1 from managed_content_channel c where c.id = row ->> 'channel_id')
    and not exists (select 1 from managed_content_web_url w where w.channel_id = row ->> 'channel_id'
      and w.url_alias = row ->> 'url_alias' and w.language = row ->> 'language')
  when 'managed_content_deployment_item' then
    exists (select 1 from managed_content_deployment d where d.id = row ->> 'deployment_id')
    and exists (select 1 from managed_content_channel c where c.id = row ->> 'channel_id')
  else true end`;

/** Takes a content out of the trash with all that it had. */
export async function restoreContent(contentId: string, context: Context): Promise<DocumentRow> {
  return await inContextTransaction(context, async (ctx) => {
    const { database } = ctx;
    const deleted = await requireDeleted(contentId, ctx);
    await requireFreeName(deleted.id, database);
    await sql`
      select restore_deleted_row(table_name, case table_name
        when 'managed_content' then row || jsonb_build_object('folder_id', ${folderOf(deleted.folder_id, deleted.space_id)})
        else row end)
      from (
        select table_name, row from deleted_managed_content_row
        where content_id = ${deleted.id} and ${canBeRestored} order by id
      ) restorable`.execute(database);
    await database.deleteFrom('deleted_managed_content').where('id', '=', deleted.id).execute();
    const document = await requireDocument({ contentKeyOrId: deleted.id }, ctx);
    await noteActivityOf(ctx, {
      ...{ spaceId: deleted.space_id, kind: 'Restored', title: document.title, contentId: deleted.id },
    });
    return document;
  });
}
