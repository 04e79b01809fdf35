import { cancelOrderItems } from '@relab/client/commerce';
import type { OrderFulfillment } from '@relab/contract/commerce';
import { useClient } from '@relab/react';
import { TextAreaField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import { useToast } from '../../ui/toast.tsx';
import { WriteForm } from '../../ui/write-form.tsx';
import { DeliveryAmountField, deliveryAmountOf } from './delivery-amount-field.tsx';
import { QuantityFields, quantitiesOf } from './quantity-fields.tsx';
import type { FulfillmentFormProps } from './shipment-form.tsx';
import * as texts from './texts.ts';

/** Whether nothing has left, or was canceled: all of it is then canceled as a whole, by an action of the order. */
const isWhole = ({ lines }: OrderFulfillment): boolean =>
  lines.every(({ allotted, canceled }) => allotted + canceled === 0);

export const cancelLabelOf = (fulfillment: OrderFulfillment): string =>
  isWhole(fulfillment) ? texts.cancelPart : texts.cancelRest;

/** Cancels what has not left of an order, or some of it. */
export function CancelForm({ fulfillment, onDone }: FulfillmentFormProps): ReactNode {
  const client = useClient();
  const showToast = useToast();
  const { lines, orderSummaryId } = fulfillment;
  const submit = async (form: FormData): Promise<string | undefined> => {
    const items = quantitiesOf(form, lines);
    if (items.length === 0) return texts.nothingChosen;
    await cancelOrderItems(client, {
      orderSummaryId,
      items: [...items],
      note: String(form.get('note')).trim(),
      ...deliveryAmountOf(form),
    });
    showToast({ text: texts.restCanceled });
    onDone();
    return undefined;
  };
  return (
    <WriteForm submitLabel={cancelLabelOf(fulfillment)} onSubmit={submit} onCancel={onDone}>
      <p>{texts.cancelRestHint}</p>
      {isWhole(fulfillment) && <p>{texts.cancelPartHint}</p>}
      <QuantityFields
        lines={lines}
        most={({ toShip }) => toShip}
        begins={isWhole(fulfillment) ? 'none' : 'all'}
      />
      <TextAreaField label={texts.noteToBuyer} name="note" required maxLength={1000} />
      <DeliveryAmountField fulfillment={fulfillment} />
    </WriteForm>
  );
}
