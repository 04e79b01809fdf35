import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { conflict } from '../../errors.ts';

/** What waits to be published would silently be published without it. */
export async function requireUnplanned(database: Database, variantIds: readonly string[]): Promise<void> {
  const planned = await database
    .selectFrom('managed_content_deployment_item as i')
    .innerJoin('managed_content_deployment as d', 'd.id', 'i.deployment_id')
    .select('d.name')
    .where('i.variant_id', 'in', variantIds)
    .where(sql<boolean>`i.action = 'Publish' and d.status in ('Draft', 'Scheduled')`)
    .limit(sql.lit(1))
    .executeTakeFirst();
  if (planned) throw conflict(`It is to be published (${planned.name}). Cancel that first.`);
}
