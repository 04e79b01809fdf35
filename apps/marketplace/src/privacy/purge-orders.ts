import { deleteOrders, lockOldOrders } from '@relab/commerce';
import { type Database, inTransaction } from '@relab/database';
import type { FileStore } from '@relab/records/files';
import { columnName } from '@relab/records/objects';
import type { Purge } from '@relab/server/jobs';
import { sql } from 'kysely';
import { objects } from '../objects/objects.ts';

/** Objects whose records go with an order. */
const goingObjects = [
  ...['OrderSummary', 'OrderItemSummary', 'OrderDeliveryGroupSummary', 'OrderApproval'],
  ...['Shipment', 'ShipmentItem', 'ReturnOrder', 'ReturnOrderLineItem'],
];

/** References of what stays, such as inquiries and quote requests, are empty afterwards. That is no change of those records. */
async function clearReferences(transaction: Database, records: readonly string[]): Promise<void> {
  await sql`select set_config('relab.history', 'off', true)`.execute(transaction);
  for (const apiName of goingObjects) {
    for (const { child, field } of objects.children(apiName).values()) {
      if (goingObjects.includes(child.apiName) || child.apiName === 'CartCheckout') continue;
      const [table, column] = [sql.table(child.table.name), sql.ref(columnName(field))];
      await sql`
        update ${table} set ${column} = null where ${column} = any(${[...records]}::text[])`.execute(
        transaction,
      );
    }
  }
  await sql`
    update email_message set related_to_id = null
    where related_to_id = any(${[...records]}::text[]) and parent_id is not null`.execute(transaction);
  await sql`select set_config('relab.history', '', true)`.execute(transaction);
}

/** Tasks, events and mails about the orders alone; returns their ids, since files may belong to them. */
async function deleteActivities(
  transaction: Database,
  records: readonly string[],
): Promise<readonly string[]> {
  const about = sql`any(${[...records]}::text[])`;
  const { rows } = await sql<{ id: string }>`
    with tasks as (delete from task where what_id = ${about} returning id),
      events as (delete from event where what_id = ${about} returning id),
      mails as (delete from email_message where related_to_id = ${about} returning id)
    select id from tasks union all select id from events union all select id from mails`.execute(transaction);
  return rows.map(({ id }) => id);
}

/**
 * Deletes orders that the law has kept for long enough, with their invoices and all else that belongs to them. Bytes of files
 * go after their records. For a rule with `ownTransactions`.
 */
export const purgeOrders =
  (store: FileStore): Purge =>
  async ({ database, before, limit }) => {
    const { removed, removable } = await inTransaction(database, async (transaction) => {
      const old = await lockOldOrders(transaction, before, limit);
      if (old.orders.length === 0) return { removed: 0, removable: [] };
      await clearReferences(transaction, old.records);
      const activities = await deleteActivities(transaction, old.records);
      return { removed: old.orders.length, removable: await deleteOrders(transaction, old, activities) };
    });
    for (const versionId of removable) await store.remove(versionId);
    return removed;
  };
