import { refundReturnOrder } from '@relab/client/commerce';
import type { OrderFulfillment } from '@relab/contract/commerce';
import { useClient } from '@relab/react';
import type { ReactNode } from 'react';
import { useToast } from '../../ui/toast.tsx';
import { WriteForm } from '../../ui/write-form.tsx';
import { DeliveryAmountField, deliveryAmountOf } from './delivery-amount-field.tsx';
import * as texts from './texts.ts';

export interface RefundFormProps {
  readonly of: OrderFulfillment['returns'][number];
  readonly fulfillment: OrderFulfillment;
  readonly onDone: () => void;
}

/** Gives back what was received, and a part of the delivery's price if somebody decides so. */
export function RefundForm({ of, fulfillment, onDone }: RefundFormProps): ReactNode {
  const client = useClient();
  const showToast = useToast();
  const submit = async (form: FormData): Promise<undefined> => {
    await refundReturnOrder(client, { returnOrderId: of.returnOrderId, ...deliveryAmountOf(form) });
    showToast({ text: texts.refunded });
    onDone();
  };
  return (
    <WriteForm submitLabel={texts.refundIt} onSubmit={submit} onCancel={onDone}>
      <p>{texts.refundHint}</p>
      <DeliveryAmountField fulfillment={fulfillment} />
    </WriteForm>
  );
}
