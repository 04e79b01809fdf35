import type { Database } from '@relab/database';
import { deleteFile } from '@relab/records/files';
import { sql } from 'kysely';
import { removeCart } from '../cart/cart-routes.ts';
import { leaveCurrent } from '../pay-now/current-cart.ts';

type Ids = readonly string[];

const any = (ids: Ids) => sql<string>`any(${[...ids]}::text[])`;

/** Orders with the records that belong to them alone. */
export interface OrdersWithParts {
  readonly orders: Ids;
  /** Ids of the orders, their items, delivery groups, approvals, shipments and returns. */
  readonly records: Ids;
}

/**
 * Locks orders of before a moment, the oldest first: those of which nothing was invoiced, paid, shipped, returned or credited
 * since. Orders that somebody else has locked are left out.
 */
export async function lockOldOrders(
  transaction: Database,
  before: Date,
  limit: number,
): Promise<OrdersWithParts> {
  const { rows } = await sql<{ id: string }>`
    select o.id from order_summary o
    where o.ordered_date < ${before}
      and (greatest(o.paid_date, o.refunded_date, o.canceled_date) >= ${before}) is not true
      and not exists (select 1 from invoice i where i.order_summary_id = o.id and i.issued_at >= ${before})
      and not exists (select 1 from credit_note c where c.order_summary_id = o.id and c.issued_at >= ${before})
      and not exists (select 1 from order_payment p where p.order_summary_id = o.id and p.changed_at >= ${before})
      and not exists (select 1 from shipment s where s.order_summary_id = o.id and s.created_date >= ${before})
      and not exists (
        select 1 from return_order r where r.order_summary_id = o.id and r.last_modified_date >= ${before})
    order by o.ordered_date limit ${limit} for update of o skip locked`.execute(transaction);
  const orders = rows.map(({ id }) => id);
  if (orders.length === 0) return { orders, records: [] };
  const { rows: parts } = await sql<{ id: string }>`
    select id from order_item_summary where order_summary_id = ${any(orders)}
    union all select id from order_delivery_group_summary where order_summary_id = ${any(orders)}
    union all select id from order_approval where order_summary_id = ${any(orders)}
    union all select id from shipment where order_summary_id = ${any(orders)}
    union all select id from shipment_item where order_summary_id = ${any(orders)}
    union all select id from return_order where order_summary_id = ${any(orders)}
    union all select id from return_order_line_item where order_summary_id = ${any(orders)}`.execute(
    transaction,
  );
  return { orders, records: [...orders, ...parts.map(({ id }) => id)] };
}

/**
 * Deletes the links of files to some records, and files whose last link that was; returns the versions whose bytes may be
 * removed after the commit. Who uploaded a file is linked to it, and does not keep it.
 */
async function deleteFilesOf(transaction: Database, records: Ids): Promise<Ids> {
  const { rows } = await sql<{ id: string }>`
    delete from content_document_link where linked_entity_id = ${any(records)}
    returning content_document_id as id`.execute(transaction);
  const files = [...new Set(rows.map(({ id }) => id))];
  if (files.length === 0) return [];
  const { rows: unused } = await sql<{ id: string }>`
    select d.id from content_document d where d.id = ${any(files)}
      and not exists (
        select 1 from content_document_link l
        where l.content_document_id = d.id and l.linked_entity_id is distinct from d.owner_id)
      and not exists (
        select 1 from content_version v where v.content_document_id = d.id and (
          exists (select 1 from media m where m.source ->> 'versionId' = v.id)
          or exists (select 1 from relab_avatar p where p.version_id = v.id)))`.execute(transaction);
  const ids = unused.map(({ id }) => id);
  await sql`delete from content_document_link where content_document_id = ${any(ids)}`.execute(transaction);
  const removable: string[] = [];
  for (const id of ids) removable.push(...(await deleteFile(transaction, id)));
  return removable;
}

async function deleteCartsOf(transaction: Database, orders: Ids): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select cart_id as id from cart_checkout where order_summary_id = ${any(orders)} order by cart_id`.execute(
    transaction,
  );
  for (const { id } of rows) {
    await leaveCurrent(transaction, id);
    await removeCart(transaction, id);
  }
}

/**
 * Deletes locked orders with all that belongs to them: items, payments, shipments, returns, invoices, credit notes, carts, and
 * files of theirs and of `alsoOf`. Numbers of invoices are not given again: the last one of each year stays. Returns the
 * versions of files whose bytes may be removed after the commit.
 */
export async function deleteOrders(
  transaction: Database,
  { orders, records }: OrdersWithParts,
  alsoOf: readonly string[] = [],
): Promise<readonly string[]> {
  if (orders.length === 0) return [];
  const removable = await deleteFilesOf(transaction, [...records, ...alsoOf]);
  await deleteCartsOf(transaction, orders);
  await sql`
    delete from return_credit_note where return_order_id in (
      select id from return_order where order_summary_id = ${any(orders)})`.execute(transaction);
  // What refers to another stands before it. An invoice goes last: an order that changes without one gets one.
  const parts = [
    ...['return_order_line_item', 'return_order', 'shipment_item', 'shipment', 'order_item_summary'],
    ...['order_delivery_group_summary', 'order_approval', 'promotion_use', 'credit_note', 'invoice'],
  ];
  for (const table of parts)
    await sql`delete from ${sql.table(table)} where order_summary_id = ${any(orders)}`.execute(transaction);
  await sql`delete from order_summary where id = ${any(orders)}`.execute(transaction);
  await sql`delete from recycle_bin where id = ${any(records)}`.execute(transaction);
  return removable;
}
