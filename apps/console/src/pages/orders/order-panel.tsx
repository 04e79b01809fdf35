import { getOrderFulfillment } from '@relab/client/commerce';
import { useSuspendingRead } from '@relab/react';
import { ActionButton } from '@relab/toolkit/button';
import { type ReactNode, useState } from 'react';
import { useFormats } from '../../session/use-formats.ts';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { Table } from '../../ui/table.tsx';
import { CancelForm, cancelLabelOf } from './cancel-form.tsx';
import css from './orders.module.css';
import { ReturnForm } from './return-form.tsx';
import { ReturnList } from './return-list.tsx';
import { ShipmentForm } from './shipment-form.tsx';
import { ShipmentList } from './shipment-list.tsx';
import * as texts from './texts.ts';

/** Of what awaits its payment or its confirmation, nothing is canceled by itself. */
const placed: ReadonlySet<string> = new Set(['Created', 'Approved', 'Shipped', 'Fulfilled']);

/** What of an order is to ship, has left and came back, and what is done about it. */
export function OrderPanel({ orderSummaryId }: { readonly orderSummaryId: string }): ReactNode {
  const formats = useFormats();
  const fulfillment = useSuspendingRead(getOrderFulfillment, { orderSummaryId });
  const [form, setForm] = useState<'shipment' | 'return' | 'cancellation'>();
  const { lines, shipments, returns, currencyIsoCode } = fulfillment;
  const mayShip = lines.some(({ toShip }) => toShip > 0);
  const mayCancel = mayShip && placed.has(fulfillment.status);
  const mayReturn = lines.some(({ returnable }) => returnable > 0);
  const cancelLabel = cancelLabelOf(fulfillment);
  const close = (): void => setForm(undefined);
  return (
    <section className={css.panel} aria-labelledby="fulfillment">
      <div className={css.headingRow}>
        <h2 id="fulfillment">{texts.fulfillment}</h2>
        {mayShip && (
          <ActionButton type="button" onClick={() => setForm('shipment')}>
            {texts.planShipment}
          </ActionButton>
        )}
        {mayCancel && (
          <ActionButton type="button" variant="secondary" onClick={() => setForm('cancellation')}>
            {cancelLabel}
          </ActionButton>
        )}
        {mayReturn && (
          <ActionButton type="button" variant="secondary" onClick={() => setForm('return')}>
            {texts.expectReturn}
          </ActionButton>
        )}
      </div>
      <Table
        caption={texts.items}
        rows={lines}
        rowKey={({ orderItemSummaryId }) => orderItemSummaryId}
        columns={[
          {
            id: 'name',
            label: texts.item,
            isHeader: true,
            cell: ({ name, sku, deliveryGroupName }) => (
              <>
                {name}
                <span className={css.minor}>{[sku, deliveryGroupName].filter(Boolean).join(' · ')}</span>
              </>
            ),
          },
          {
            id: 'price',
            label: texts.unitPrice,
            isNumber: true,
            cell: ({ unitPrice }) => formats.amount(Number(unitPrice), currencyIsoCode),
          },
          {
            id: 'ordered',
            label: texts.ordered,
            isNumber: true,
            cell: (line) => formats.number(line.quantity),
          },
          {
            id: 'toShip',
            label: texts.stillToShip,
            isNumber: true,
            cell: (line) => formats.number(line.toShip),
          },
          {
            id: 'shipped',
            label: texts.shipped,
            isNumber: true,
            cell: (line) => formats.number(line.shipped),
          },
          {
            id: 'returned',
            label: texts.returned,
            isNumber: true,
            cell: (line) => formats.number(line.returned),
          },
          ...(lines.some(({ canceled }) => canceled > 0)
            ? [
                {
                  id: 'canceled',
                  label: texts.canceled,
                  isNumber: true,
                  cell: (line: (typeof lines)[number]) => formats.number(line.canceled),
                },
              ]
            : []),
        ]}
      />
      <ShipmentList shipments={shipments} lines={lines} />
      <ReturnList fulfillment={fulfillment} returns={returns} />
      <ModalDialog isOpen={form === 'shipment'} onClose={close} title={texts.planShipment} size="medium">
        <ShipmentForm fulfillment={fulfillment} onDone={close} />
      </ModalDialog>
      <ModalDialog isOpen={form === 'cancellation'} onClose={close} title={cancelLabel} size="medium">
        <CancelForm fulfillment={fulfillment} onDone={close} />
      </ModalDialog>
      <ModalDialog isOpen={form === 'return'} onClose={close} title={texts.expectReturn} size="medium">
        <ReturnForm fulfillment={fulfillment} onDone={close} />
      </ModalDialog>
    </section>
  );
}
