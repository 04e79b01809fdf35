import type { Database } from '@relab/database';
import { sql } from 'kysely';
import type { ShipmentDetails } from './shipment-notice.ts';

export async function readShipment(
  database: Database,
  shipmentId: string,
): Promise<(ShipmentDetails & { readonly orderId: string }) | undefined> {
  const { rows } = await sql<ShipmentDetails & { readonly orderId: string }>`
    select s.order_summary_id as "orderId", o.order_number as "orderNumber", s.shipment_number as "shipmentNumber",
      s.status, s.carrier, s.tracking_number as "trackingNumber", s.tracking_url as "trackingUrl",
      s.ship_date as "shipDate", s.expected_delivery_date as "expectedDeliveryDate", s.packages::int as packages
    from shipment s join order_summary o on o.id = s.order_summary_id
    where s.id = ${shipmentId} and not s.is_deleted`.execute(database);
  return rows[0];
}
