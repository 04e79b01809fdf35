import { inTransaction } from '@relab/database';
import type { Context } from '@relab/server/http';
import { ApiError } from '@relab/server/http';
import { sql } from 'kysely';
import { requireVariant } from './find-document.ts';

/** What waits to go out would silently go out without it. */
async function requireUnplanned({ database }: Pick<Context, 'database'>, variantId: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select d.name from managed_content_deployment_item i
    join managed_content_deployment d on d.id = i.deployment_id
    where i.variant_id = ${variantId} and i.action = 'Publish' and d.status in ('Draft', 'Scheduled') limit 1
    `.execute(database);
  if (rows[0]) throw new ApiError('CONFLICT', `It is to be published (${rows[0].name}). Cancel that first.`);
}

/** Removes a variant that is neither published nor about to be; with the last one its content goes. */
export async function deleteVariant(variantId: string, context: Context): Promise<null> {
  return await inTransaction(context.database, async (database) => {
    const inside = { ...context, database };
    const variant = await requireVariant(variantId, inside, { right: 'write', lock: true });
    if (variant.published_version_id !== null)
      throw new ApiError('CONFLICT', 'It is published. Unpublish it first.');
    await requireUnplanned(inside, variantId);
    const { rows: others } = await sql<{ id: string }>`
      select id from managed_content_variant where content_id = ${variant.content_id} and id <> ${variantId}
      order by created_date, id`.execute(database);
    const [next] = others;
    if (!next) {
      await sql`delete from managed_content where id = ${variant.content_id}`.execute(database);
      return null;
    }
    await sql`delete from managed_content_variant where id = ${variantId}`.execute(database);
    // Another stands for the content in lists; writing it makes the lists show it.
    await sql`
      update managed_content set primary_variant_id = ${next.id}
      where id = ${variant.content_id} and primary_variant_id = ${variantId}`.execute(database);
    await sql`update managed_content_variant set title = title where id = ${next.id}`.execute(database);
    return null;
  });
}
