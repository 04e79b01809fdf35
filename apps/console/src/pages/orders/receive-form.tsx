import { receiveReturnOrder } from '@relab/client/commerce';
import type { OrderFulfillment } from '@relab/contract/commerce';
import { useClient } from '@relab/react';
import { CheckboxField, TextField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import { useToast } from '../../ui/toast.tsx';
import { WriteForm } from '../../ui/write-form.tsx';
import css from './orders.module.css';
import * as texts from './texts.ts';

export interface ReceiveFormProps {
  readonly of: OrderFulfillment['returns'][number];
  /** The name of an order's line, by its id. */
  readonly nameOf: (orderItemSummaryId: string) => string;
  readonly onDone: () => void;
}

/** Notes what has come back, and whether it can be sold again. */
export function ReceiveForm({ of, nameOf, onDone }: ReceiveFormProps): ReactNode {
  const client = useClient();
  const showToast = useToast();
  const submit = async (form: FormData): Promise<undefined> => {
    await receiveReturnOrder(client, {
      returnOrderId: of.returnOrderId,
      items: of.items.map(({ returnOrderLineItemId }) => ({
        returnOrderLineItemId,
        quantity: Number(form.get(`quantity-${returnOrderLineItemId}`)),
        restock: form.has(`restock-${returnOrderLineItemId}`),
      })),
    });
    showToast({ text: texts.returnReceived });
    onDone();
  };
  return (
    <WriteForm submitLabel={texts.receive} onSubmit={submit} onCancel={onDone}>
      {of.items.map(({ returnOrderLineItemId, orderItemSummaryId, quantity }) => (
        <fieldset key={returnOrderLineItemId} className={css.quantities}>
          <legend className={css.legend}>{nameOf(orderItemSummaryId)}</legend>
          <TextField
            label={texts.came}
            hint={texts.atMost(quantity)}
            name={`quantity-${returnOrderLineItemId}`}
            type="number"
            min={0}
            max={quantity}
            required
            defaultValue={quantity}
          />
          <CheckboxField label={texts.restock} name={`restock-${returnOrderLineItemId}`} />
        </fieldset>
      ))}
    </WriteForm>
  );
}
