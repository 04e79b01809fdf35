import type { CheckoutAddress } from '@relab/contract/commerce';
import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { notFound } from '../errors.ts';
import { addressLines } from '../language/format-values.ts';
import { translateProduct } from '../language/product-texts.ts';
import type { CommerceOptions } from '../options/options.ts';
import { type AddressColumns, addressColumns, readAddress } from '../shop/address-columns.ts';
import { orderLocale } from '../shop-language/order-language.ts';
import { german } from './texts.de.ts';
import { english, type FulfillmentTexts } from './texts.ts';

interface ShipmentRow extends AddressColumns<'ship_to'> {
  readonly id: string;
  readonly shipmentNumber: string;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly orderedDate: Date;
  readonly purchaseOrderNumber: string | null;
  readonly language: string | null;
  readonly currency: string;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly packages: number | null;
  readonly weight: string | null;
  readonly description: string | null;
  readonly instructions: string | null;
}

interface ItemRow {
  readonly name: string;
  readonly sku: string | null;
  readonly ordered: number;
  readonly enclosed: number;
}

/** What the papers of a shipment say. */
export interface ShipmentDocument
  extends Omit<ShipmentRow, keyof AddressColumns<'ship_to'> | 'language' | 'currency' | 'orderId'> {
  readonly address: CheckoutAddress;
  /** Lines of the order; of those with none enclosed the units travel otherwise. */
  readonly items: readonly ItemRow[];
  readonly locale: string;
  readonly texts: FulfillmentTexts;
}

const tables: Readonly<Record<string, FulfillmentTexts>> = { en: english, de: german };

/** The address of the delivery that the units belong to; that of the order where it has but one. */
const shipToColumns = sql.join(
  addressColumns('ship_to').map(
    (name) =>
      sql`case when g.id is null then ${sql.ref(`o.${name}`)} else ${sql.ref(`g.${name}`)} end as ${sql.id(name)}`,
  ),
);

async function readRows(database: Database, ids: readonly string[]): Promise<readonly ShipmentRow[]> {
  const { rows } = await sql<ShipmentRow>`
    select s.id, s.shipment_number as "shipmentNumber", o.id as "orderId", o.order_number as "orderNumber",
      o.ordered_date as "orderedDate", o.purchase_order_number as "purchaseOrderNumber", o.language,
      o.currency_iso_code as currency, s.carrier, s.tracking_number as "trackingNumber", s.packages::int as packages,
      s.weight::text as weight, s.description, coalesce(g.shipping_instructions, o.shipping_instructions) as instructions,
      ${shipToColumns}
    from shipment s
    join order_summary o on o.id = s.order_summary_id
    left join lateral (
      select d.* from shipment_item c
      join order_item_summary i on i.id = c.order_item_summary_id
      join order_delivery_group_summary d on d.id = i.order_delivery_group_summary_id
      where c.shipment_id = s.id and not c.is_deleted order by c.sort_order, c.id limit 1
    ) g on true
    where s.id = any (${ids as string[]}) and not s.is_deleted and not o.is_deleted`.execute(database);
  return rows;
}

/** The lines of the orders of these shipments, by shipment. */
async function readItems(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly ItemRow[]>> {
  const { rows } = await sql<ItemRow & { readonly shipmentId: string }>`
    select s.id as "shipmentId", i.name, i.stock_keeping_unit as sku, i.quantity::int as ordered, coalesce((
      select sum(c.quantity) from shipment_item c
      where c.shipment_id = s.id and c.order_item_summary_id = i.id and not c.is_deleted), 0)::int as enclosed
    from shipment s join order_item_summary i on i.order_summary_id = s.order_summary_id
    where s.id = any (${ids as string[]}) and not i.is_deleted
    order by i.sort_order, i.id`.execute(database);
  return Map.groupBy(rows, ({ shipmentId }) => shipmentId);
}

type Shop = Pick<CommerceOptions, 'locale' | 'currency' | 'markets' | 'productTexts'>;

/** Shipments in the order in which they are named, in the languages of their orders. Throws 404 where one is not there. */
export async function readShipmentDocuments(
  database: Database,
  ids: readonly string[],
  shop: Shop,
): Promise<readonly ShipmentDocument[]> {
  const rows = new Map((await readRows(database, ids)).map((row) => [row.id, row]));
  const items = await readItems(database, [...rows.keys()]);
  return ids.map((id) => {
    const row = rows.get(id);
    if (!row) throw notFound('shipment');
    const language = row.language ?? shop.locale.slice(0, 2);
    const { name } = translateProduct(shop.productTexts?.[language], language);
    return {
      ...row,
      address: readAddress('ship_to', row),
      items: (items.get(id) ?? []).map((item) => ({ ...item, name: name(item.name) })),
      locale: orderLocale(row.language, shop, row.currency),
      texts: (Object.hasOwn(tables, language) ? tables[language] : undefined) ?? english,
    };
  });
}

/** Where a shipment goes, with the telephone of whoever receives it. */
export const shipToLines = ({ address, locale }: ShipmentDocument): readonly string[] => [
  ...addressLines(address, locale),
  ...(address.phoneNumber ? [address.phoneNumber] : []),
];
