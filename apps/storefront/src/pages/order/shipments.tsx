import type { OrderShipment } from '@relab/contract/commerce';
import type { ReactNode } from 'react';
import { formatDay } from '../../day/day.ts';
import { Fact } from './fact.tsx';
import css from './order.module.css';
import * as texts from './texts.tsx';

const statusLabels: Readonly<Record<string, string>> = {
  Planned: texts.planned,
  Packed: texts.packed,
  'Picked Up': texts.pickedUp,
  'In Transit': texts.inTransit,
  Delivered: texts.delivered,
  Exception: texts.delayed,
};

/** What is on its way, with whom, and when it comes. */
export function Shipments({ shipments }: { readonly shipments: readonly OrderShipment[] }): ReactNode {
  return (
    <section aria-labelledby="order-shipments" className={css.part}>
      <h2 id="order-shipments">{texts.shipments(shipments.length)}</h2>
      <ul className={css.shipments}>
        {shipments.map((shipment) => (
          <li key={shipment.shipmentNumber}>
            <p className={css.status}>{statusLabels[shipment.status] ?? shipment.status}</p>
            <dl className={css.days}>
              <Fact label={texts.carrier}>{shipment.carrier}</Fact>
              <Fact label={texts.tracking}>{tracking(shipment)}</Fact>
              <Fact label={texts.sent}>{shipment.shipDate && formatDay(shipment.shipDate)}</Fact>
              {shipment.actualDeliveryDate ? (
                <Fact label={texts.delivered}>{formatDay(shipment.actualDeliveryDate)}</Fact>
              ) : (
                <Fact label={texts.expected}>
                  {shipment.expectedDeliveryDate && formatDay(shipment.expectedDeliveryDate)}
                </Fact>
              )}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

function tracking({ trackingNumber, trackingUrl, carrier }: OrderShipment): ReactNode {
  if (!trackingUrl) return trackingNumber;
  return (
    <a href={trackingUrl} rel="noreferrer">
      {trackingNumber ?? texts.trackLink(carrier)}
    </a>
  );
}
