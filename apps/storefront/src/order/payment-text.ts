import type { PaymentMethod } from '@relab/contract/commerce';
import * as texts from './payment-texts.ts';

interface Payment {
  readonly paymentMethod: PaymentMethod;
  readonly purchaseOrderNumber: string | null;
}

/** `Purchase order 4500012345`, `Invoice`, or `Card`. */
export function paymentText({ paymentMethod, purchaseOrderNumber }: Payment): string {
  if (paymentMethod === 'Invoice') return texts.invoice;
  if (paymentMethod === 'Card') return texts.card;
  return purchaseOrderNumber ? texts.purchaseOrderWithNumber(purchaseOrderNumber) : texts.purchaseOrder;
}
