import type { Letter, LetterBlock } from '../../mail/index.ts';
import type { MailSettings } from './mail-settings.ts';
import { dayWords } from './words.ts';

/** A shipment as its notice tells of it. Days are `2026-06-01`. */
export interface NoticedShipment {
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

const sentences: Readonly<Record<string, string>> = {
  Planned: 'is being prepared',
  'Picked Up': 'is on its way',
  'In Transit': 'is on its way',
  Delivered: 'has arrived',
  Exception: 'is held up on its way',
};

const isWebAddress = (text: string): boolean => /^https?:$/.test(URL.parse(text)?.protocol ?? '');

/** What somebody is told whose goods have been given to a carrier, or are about to be. */
export function shipmentNotice(shipment: NoticedShipment, link: string, { shop }: MailSettings): Letter {
  const { orderNumber, status, carrier, trackingNumber, trackingUrl, packages } = shipment;
  const day = (date: string | null): string | null => (date === null ? null : dayWords(date, shop.locale));
  const facts: readonly (readonly [string, string | null])[] = [
    ['Shipment', shipment.shipmentNumber],
    ['Carrier', carrier],
    ['Tracking number', trackingNumber],
    ['Packages', packages === null ? null : String(packages)],
    ['Leaves on', day(shipment.shipDate)],
    ['Expected on', day(shipment.expectedDeliveryDate)],
  ];
  const told = facts.filter((fact): fact is readonly [string, string] => fact[1] !== null && fact[1] !== '');
  const tracking: readonly LetterBlock[] =
    trackingUrl !== null && isWebAddress(trackingUrl)
      ? [{ kind: 'link', label: 'Follow the shipment', href: trackingUrl }]
      : [];
  return {
    siteName: shop.name,
    title: `A shipment of your order ${orderNumber} ${sentences[status] ?? 'has news'}`,
    reason: `You get this because an order was placed at ${shop.name} with this address.`,
    blocks: [
      { kind: 'facts', facts: told },
      ...tracking,
      {
        kind: 'text',
        text: 'Please look the packages over while the driver is there, and note what is damaged on the papers before you sign them.',
      },
      { kind: 'link', label: 'See the order', href: link },
    ],
  };
}
