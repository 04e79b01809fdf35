import type { Context } from '@relab/server/http';
import { type RawBuilder, sql } from 'kysely';
import { authorOf } from '../../access/author.ts';
import { conflict } from '../../errors.ts';
import { requireUnplanned } from './require-unplanned.ts';

const variantsOf = (id: string) => sql`(select id from managed_content_variant where content_id = ${id})`;
const versionsOf = (id: string) =>
  sql`(select id from managed_content_version where variant_id in ${variantsOf(id)})`;

/** The tables that a content has rows in, in the order in which these can be put back, and which are its own. */
const tables: readonly {
  readonly name: string;
  readonly rowsOf: (id: string) => RawBuilder<boolean>;
}[] = [
  { name: 'managed_content', rowsOf: (id) => sql`t.id = ${id}` },
  // Before the variants, whose words are found by them.
  { name: 'managed_content_version', rowsOf: (id) => sql`t.variant_id in ${variantsOf(id)}` },
  { name: 'managed_content_variant', rowsOf: (id) => sql`t.content_id = ${id}` },
  { name: 'managed_content_reference', rowsOf: (id) => sql`t.version_id in ${versionsOf(id)}` },
  { name: 'managed_content_autosave', rowsOf: (id) => sql`t.variant_id in ${variantsOf(id)}` },
  { name: 'managed_content_workflow_state', rowsOf: (id) => sql`t.variant_id in ${variantsOf(id)}` },
  { name: 'managed_content_approval', rowsOf: (id) => sql`t.version_id in ${versionsOf(id)}` },
  { name: 'managed_content_comment', rowsOf: (id) => sql`t.variant_id in ${variantsOf(id)}` },
  { name: 'managed_content_term', rowsOf: (id) => sql`t.content_id = ${id}` },
  { name: 'managed_content_web_url', rowsOf: (id) => sql`t.content_id = ${id}` },
  { name: 'managed_content_deployment_item', rowsOf: (id) => sql`t.variant_id in ${variantsOf(id)}` },
];

/** Nothing of it may be on a site, nor wait for that, nor may it be a form whose answers somebody has to read yet. */
async function requireTrashable(id: string, { database }: Context): Promise<readonly string[]> {
  const variants = await database
    .selectFrom('managed_content_variant')
    .select(['id', 'language', 'published_version_id'])
    .where('content_id', '=', id)
    .orderBy('created_date')
    .orderBy('id')
    .forUpdate()
    .execute();
  const published = variants.filter((variant) => variant.published_version_id !== null);
  if (published.length > 0)
    throw conflict(
      `It is published in ${published.map(({ language }) => language).join(', ')}. Unpublish it first.`,
    );
  const variantIds = variants.map((variant) => variant.id);
  await requireUnplanned(database, variantIds);
  const answers = await database
    .selectFrom('form_submission')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('content_id', '=', id)
    .executeTakeFirst();
  if (answers && answers.count > 0)
    throw conflict(`It has ${answers.count} answers. They would be lost: read and delete them first.`);
  return variants.map(({ language }) => language);
}

/** Moves all rows of a content into the trash, within the transaction of the context. */
export async function trashContent(id: string, context: Context): Promise<void> {
  const { database } = context;
  const languages = await requireTrashable(id, context);
  const { userId, at } = authorOf(context);
  await sql`
    insert into deleted_managed_content
      (id, space_id, folder_id, content_key, type_name, title, languages, deleted_date, deleted_by_id)
    select id, space_id, folder_id, content_key, type_name, title, ${languages}::text[], ${at}::timestamptz, ${userId}
    from managed_content where id = ${id}`.execute(database);
  for (const { name, rowsOf } of tables)
    await sql`
      insert into deleted_managed_content_row (content_id, table_name, row)
      select ${id}, ${name}, to_jsonb(t) from ${sql.table(name)} t where ${rowsOf(id)}`.execute(database);
  await database.deleteFrom('managed_content').where('id', '=', id).execute();
}
