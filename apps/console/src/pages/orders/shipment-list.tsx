import type { OrderFulfillment } from '@relab/contract/commerce';
import { downloadPackingSlip, downloadShipmentLabels } from '@relab/contract/commerce';
import type { ReactNode } from 'react';
import { hrefOf, routes } from '../../routing/routes.ts';
import { downloadHref } from '../../session/download-href.ts';
import { useFormats } from '../../session/use-formats.ts';
import { Table } from '../../ui/table.tsx';
import css from './orders.module.css';
import * as texts from './texts.ts';

type Shipment = OrderFulfillment['shipments'][number];

export interface ShipmentListProps {
  readonly shipments: readonly Shipment[];
  readonly lines: OrderFulfillment['lines'];
}

/** The shipments of an order with their papers; a shipment's own page packs it and hands it over. */
export function ShipmentList({ shipments, lines }: ShipmentListProps): ReactNode {
  const formats = useFormats();
  if (shipments.length === 0) return null;
  const contentsOf = ({ items }: Shipment): string =>
    items
      .map(({ orderItemSummaryId, quantity }) => {
        const name = lines.find((line) => line.orderItemSummaryId === orderItemSummaryId)?.name ?? '';
        return `${formats.number(quantity)} × ${name}`;
      })
      .join(', ');
  const ids = shipments.map(({ shipmentId }) => shipmentId);
  return (
    <section className={css.part} aria-label={texts.shipments}>
      <div className={css.headingRow}>
        <h3>{texts.shipments}</h3>
        <a href={downloadHref(downloadShipmentLabels, { shipmentIds: ids })} target="_blank" rel="noreferrer">
          {texts.labels}
        </a>
      </div>
      <Table
        caption={texts.shipments}
        rows={shipments}
        rowKey={({ shipmentId }) => shipmentId}
        columns={[
          {
            id: 'number',
            label: texts.shipment,
            isHeader: true,
            isOneLine: true,
            cell: ({ shipmentId, shipmentNumber }) => (
              <a href={hrefOf(routes.record, { objectApiName: 'Shipment', recordId: shipmentId })}>
                {shipmentNumber}
              </a>
            ),
          },
          {
            id: 'status',
            label: texts.status,
            cell: ({ status }) => texts.shipmentStatuses[status] ?? status,
          },
          { id: 'contents', label: texts.items, cell: contentsOf },
          {
            id: 'tracking',
            label: texts.tracking,
            cell: ({ carrier, trackingNumber, trackingUrl }) => {
              const text = [carrier, trackingNumber].filter(Boolean).join(' ');
              return trackingUrl && /^https?:/.test(trackingUrl) ? (
                <a href={trackingUrl} target="_blank" rel="noreferrer">
                  {text || texts.track}
                </a>
              ) : (
                text
              );
            },
          },
          { id: 'date', label: texts.shipDate, cell: ({ shipDate }) => shipDate && formats.day(shipDate) },
          {
            id: 'papers',
            label: texts.papers,
            cell: ({ shipmentId }) => (
              <a href={downloadHref(downloadPackingSlip, { shipmentId })} target="_blank" rel="noreferrer">
                {texts.packingSlip}
              </a>
            ),
          },
        ]}
      />
    </section>
  );
}
