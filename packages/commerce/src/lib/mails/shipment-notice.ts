import type { Database } from '@relab/database';
import type { EmailBlock, EmailTemplate } from '@relab/server/mail';
import type { InferResult } from 'kysely';
import { formatDay } from '../language/format-values.ts';
import type { EmailSettings } from './mail-settings.ts';

const selectShipment = (database: Database, shipmentId: string) =>
  database
    .selectFrom('shipment as s')
    .innerJoin('order_summary as o', 'o.id', 's.order_summary_id')
    .select([
      's.order_summary_id as orderId',
      'o.order_number as orderNumber',
      's.shipment_number as shipmentNumber',
    ])
    .select(['s.status', 's.carrier', 's.packages', 's.tracking_number as trackingNumber'])
    .select(['s.tracking_url as trackingUrl', 's.ship_date as shipDate'])
    .select('s.expected_delivery_date as expectedDeliveryDate')
    .where('s.id', '=', shipmentId)
    .where(({ not }) => not('s.is_deleted'));

/** A shipment as its notice describes it. Days are `2026-06-01`. */
export type ShipmentDetails = Readonly<
  Omit<InferResult<ReturnType<typeof selectShipment>>[number], 'orderId' | 'status'> & { status: string }
>;

export const readShipment = async (
  database: Database,
  shipmentId: string,
): Promise<(ShipmentDetails & { readonly orderId: string }) | undefined> =>
  await selectShipment(database, shipmentId).executeTakeFirst();

const isWebAddress = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '');

/** For the buyer of goods that have been handed to a carrier, or are about to be. */
export function shipmentNotice(
  shipment: ShipmentDetails,
  link: string,
  settings: EmailSettings,
): EmailTemplate {
  const { shop, language, texts: all } = settings;
  const texts = all.shipment;
  const { orderNumber, status, carrier, trackingNumber, trackingUrl, packages } = shipment;
  const locale = settings.locale(shop.currency);
  const day = (date: string | null): string | null => (date === null ? null : formatDay(date, locale));
  const facts: readonly (readonly [string, string | null])[] = [
    [texts.shipment, shipment.shipmentNumber],
    [texts.carrier, carrier],
    [texts.trackingNumber, trackingNumber],
    [texts.packages, packages === null ? null : String(packages)],
    [texts.leaves, day(shipment.shipDate)],
    [texts.expected, day(shipment.expectedDeliveryDate)],
  ];
  const stated = facts.filter(
    (fact): fact is readonly [string, string] => fact[1] !== null && fact[1] !== '',
  );
  const tracking: readonly EmailBlock[] =
    trackingUrl !== null && isWebAddress(trackingUrl)
      ? [{ kind: 'link', label: texts.follow, href: trackingUrl }]
      : [];
  return {
    siteName: shop.name,
    language,
    title: texts.title(orderNumber, status),
    reason: all.placedHere(shop.name),
    blocks: [
      { kind: 'facts', facts: stated },
      ...tracking,
      { kind: 'text', text: texts.inspect },
      { kind: 'link', label: all.seeOrder, href: link },
    ],
  };
}
