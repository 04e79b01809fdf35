import type { Context } from '@relab/server/http';
import { sql } from 'kysely';
import { inContextTransaction } from '../../access/author.ts';
import { conflict } from '../../errors.ts';
import { requireVariant } from '../content/require-document.ts';
import { requireUnplanned } from './require-unplanned.ts';
import { trashContent } from './trash-content.ts';

/** Removes a variant that is neither published nor about to be; with the last one its content goes, into the trash. */
export async function deleteVariant(variantId: string, context: Context): Promise<null> {
  return await inContextTransaction(context, async (ctx) => {
    const { database } = ctx;
    const variant = await requireVariant(variantId, ctx, { right: 'delete', lock: true });
    if (variant.published_version_id !== null) throw conflict('It is published. Unpublish it first.');
    await requireUnplanned(database, [variantId]);
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
      await trashContent(variant.content_id, ctx);
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
