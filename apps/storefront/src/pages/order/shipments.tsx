import type { OrderShipment } from '@relab/contract/commerce';
import type { ReactNode } from 'react';
import { formatDay } from '../../buying/day.ts';
import css from './order.module.css';

const words: Readonly<Record<string, string>> = {
  Planned: 'Being prepared',
  'Picked Up': 'Picked up by the carrier',
  'In Transit': 'On its way',
  Delivered: 'Delivered',
  Exception: 'Held up: we look into it',
};

/** What is on its way, with whom, and when it comes. */
export function Shipments({ shipments }: { readonly shipments: readonly OrderShipment[] }): ReactNode {
  return (
    <section aria-labelledby="order-shipments" className={css.part}>
      <h2 id="order-shipments">{shipments.length === 1 ? 'Shipment' : 'Shipments'}</h2>
      <ul className={css.shipments}>
        {shipments.map((shipment) => (
          <li key={shipment.shipmentNumber}>
            <p className={css.status}>{words[shipment.status] ?? shipment.status}</p>
            <dl className={css.days}>
              <Fact label="Carrier">{shipment.carrier}</Fact>
              <Fact label="Tracking">{tracking(shipment)}</Fact>
              <Fact label="Sent">{shipment.shipDate && formatDay(shipment.shipDate)}</Fact>
              {shipment.actualDeliveryDate ? (
                <Fact label="Delivered">{formatDay(shipment.actualDeliveryDate)}</Fact>
              ) : (
                <Fact label="Expected">
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
      {trackingNumber ?? `Track it at ${carrier ?? 'the carrier'}`}
    </a>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  if (!children) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
