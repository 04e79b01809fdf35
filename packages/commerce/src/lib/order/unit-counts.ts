import { type RawBuilder, sql } from 'kysely';

/** True of a shipment `s` that is on its way or there. */
export const isUnderWay: RawBuilder<boolean> = sql<boolean>`s.status not in ('Planned', 'Packed') and not s.is_deleted`;

/** Of a line `i` of an order, as lateral rows: units in shipments, and of these what has left. */
export const sentUnits: RawBuilder<unknown> = sql`(
  select sum(c.quantity) as allotted, sum(c.quantity) filter (where ${isUnderWay}) as shipped
  from shipment_item c join shipment s on s.id = c.shipment_id
  where c.order_item_summary_id = i.id and not c.is_deleted and not s.is_deleted)`;

/** Of a line `i` of an order: units that came back, are expected, or that the buyer wants to return. */
export const returnedUnits: RawBuilder<unknown> = sql`(
  select sum(coalesce(l.quantity_received, l.quantity)) as returned
  from return_order_line_item l join return_order r on r.id = l.return_order_id
  where l.order_item_summary_id = i.id and r.type = 'Return' and r.status <> 'Canceled'
    and not l.is_deleted and not r.is_deleted)`;
