import type { OrderFulfillment } from '@relab/contract/commerce';
import { TextField } from '@relab/toolkit/field';
import type { ReactNode } from 'react';
import { useFormats } from '../../session/use-formats.ts';
import * as texts from './texts.ts';

export interface DeliveryAmountFieldProps {
  readonly fulfillment: OrderFulfillment;
}

/** What of the delivery's price is given back as well; nothing where all of it was before. */
export function DeliveryAmountField({ fulfillment }: DeliveryAmountFieldProps): ReactNode {
  const formats = useFormats();
  const refundable = Number(fulfillment.refundableDeliveryAmount);
  if (refundable <= 0) return null;
  return (
    <TextField
      label={texts.deliveryAmount}
      hint={texts.atMostAmount(formats.amount(refundable, fulfillment.currencyIsoCode))}
      name="deliveryAmount"
      type="number"
      min={0}
      max={refundable}
      step={0.01}
      defaultValue={0}
    />
  );
}

/** The amount as a call takes it, where there is one. */
export function deliveryAmountOf(form: FormData): { readonly deliveryAmount?: string } {
  const deliveryAmount = String(form.get('deliveryAmount') ?? '').trim();
  return Number(deliveryAmount) > 0 ? { deliveryAmount } : {};
}
