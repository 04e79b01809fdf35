import type { Database } from '@relab/database';
import type { Context } from '@relab/server/http';
import { sql } from 'kysely';
import { inContextTransaction } from '../../access/author.ts';
import { conflict } from '../../errors.ts';
import { requireVariant } from './require-document.ts';

/** What waits to be published would silently be published without it. */
async function requireUnplanned(database: Database, variantId: string): Promise<void> {
  const planned = await database
    .selectFrom('managed_content_deployment_item as i')
    .innerJoin('managed_content_deployment as d', 'd.id', 'i.deployment_id')
    .select('d.name')
    .where('i.variant_id', '=', variantId)
    .where(sql<boolean>`i.action = 'Publish' and d.status in ('Draft', 'Scheduled')`)
    .limit(sql.lit(1))
    .executeTakeFirst();
  if (planned) throw conflict(`It is to be published (${planned.name}). Cancel that first.`);
}

/** Removes a variant that is neither published nor about to be; with the last one its content goes. */
export async function deleteVariant(variantId: string, context: Context): Promise<null> {
  return await inContextTransaction(context, async (ctx) => {
    const { database } = ctx;
    const variant = await requireVariant(variantId, ctx, { right: 'write', lock: true });
    if (variant.published_version_id !== null) throw conflict('It is published. Unpublish it first.');
    await requireUnplanned(database, variantId);
    const next = await database
      .selectFrom('managed_content_variant')
      .select('id')
      .where('content_id', '=', variant.content_id)
      .where('id', '<>', variantId)
      .orderBy('created_date')
      .orderBy('id')
      .limit(sql.lit(1))
      .executeTakeFirst();
    if (!next) {
      await database.deleteFrom('managed_content').where('id', '=', variant.content_id).execute();
      return null;
    }
    await database.deleteFrom('managed_content_variant').where('id', '=', variantId).execute();
    // Another stands for the content in lists; writing it makes the lists show it.
    await database
      .updateTable('managed_content')
      .set({ primary_variant_id: next.id })
      .where('id', '=', variant.content_id)
      .where('primary_variant_id', '=', variantId)
      .execute();
    await sql`update managed_content_variant set title = title where id = ${next.id}`.execute(database);
    return null;
  });
}
