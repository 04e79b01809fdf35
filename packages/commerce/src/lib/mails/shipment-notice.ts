import type { EmailBlock, EmailTemplate } from '@relab/server/mail';
import { formatDay } from '../language/format-values.ts';
import type { EmailSettings } from './mail-settings.ts';

/** A shipment as its notice tells of it. Days are `2026-06-01`. */
export interface ShipmentDetails {
  readonly orderNumber: string;
  readonly shipmentNumber: string;
  readonly status: string;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
  readonly shipDate: string | null;
  readonly expectedDeliveryDate: string | null;
  readonly packages: number | null;
}

const isWebAddress = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '');

/** What somebody is told whose goods have been given to a carrier, or are about to be. */
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
  const told = facts.filter((fact): fact is readonly [string, string] => fact[1] !== null && fact[1] !== '');
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
      { kind: 'facts', facts: told },
      ...tracking,
      { kind: 'text', text: texts.inspect },
      { kind: 'link', label: all.seeOrder, href: link },
    ],
  };
}
