import type { PaymentMethod } from '@relab/contract/commerce';

interface Payment {
  readonly paymentMethod: PaymentMethod;
  readonly purchaseOrderNumber: string | null;
}

/** `Purchase order 4500012345`, `Invoice`, or `Card`. */
export function paymentWords({ paymentMethod, purchaseOrderNumber }: Payment): string {
  if (paymentMethod !== 'PurchaseOrder') return paymentMethod;
  return purchaseOrderNumber ? `Purchase order ${purchaseOrderNumber}` : 'Purchase order';
}
