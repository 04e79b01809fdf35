import { refundReturnOrder } from '@relab/client/commerce';
import type { OrderFulfillment } from '@relab/contract/commerce';
import { useClient } from '@relab/react';
import { TextField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import { useFormats } from '../../session/use-formats.ts';
import { useToast } from '../../ui/toast.tsx';
import { WriteForm } from '../../ui/write-form.tsx';
import * as texts from './texts.ts';

export interface RefundFormProps {
  readonly of: OrderFulfillment['returns'][number];
  readonly fulfillment: OrderFulfillment;
  readonly onDone: () => void;
}

/** Gives back what was received, and a part of the delivery's price if somebody decides so. */
export function RefundForm({ of, fulfillment, onDone }: RefundFormProps): ReactNode {
  const client = useClient();
  const formats = useFormats();
  const showToast = useToast();
  const { refundableDeliveryAmount, currencyIsoCode } = fulfillment;
  const submit = async (form: FormData): Promise<undefined> => {
    const deliveryAmount = String(form.get('deliveryAmount') ?? '').trim();
    await refundReturnOrder(client, {
      returnOrderId: of.returnOrderId,
      ...(Number(deliveryAmount) > 0 ? { deliveryAmount } : {}),
    });
    showToast({ text: texts.refunded });
    onDone();
  };
  return (
    <WriteForm submitLabel={texts.refundIt} onSubmit={submit} onCancel={onDone}>
      <p>{texts.refundHint}</p>
      {Number(refundableDeliveryAmount) > 0 && (
        <TextField
          label={texts.deliveryAmount}
          hint={texts.atMostAmount(formats.amount(Number(refundableDeliveryAmount), currencyIsoCode))}
          name="deliveryAmount"
          type="number"
          min={0}
          max={Number(refundableDeliveryAmount)}
          step={0.01}
          defaultValue={0}
        />
      )}
    </WriteForm>
  );
}
