import type { SessionContext } from '@relab/contract/commerce';
import type { Database } from '@relab/database';
import { sql } from 'kysely';

/** The groups that an account buys in. */
export async function readBuyerGroups(
  database: Database,
  accountId: string,
): Promise<SessionContext['buyerGroups']> {
  const { rows } = await sql<{ id: string; name: string }>`
    select g.id, g.name from buyer_group_member m
    join buyer_group g on g.id = m.buyer_group_id and g.is_active and not g.is_deleted
    where m.buyer_id = ${accountId} and not m.is_deleted order by g.name, g.id`.execute(database);
  return rows;
}
