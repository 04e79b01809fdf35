interface Payment {
  readonly paymentMethod: 'PurchaseOrder' | 'Invoice';
  readonly purchaseOrderNumber: string | null;
}

/** `Purchase order 4500012345`, or `Invoice`. */
export function paymentWords({ paymentMethod, purchaseOrderNumber }: Payment): string {
  if (paymentMethod === 'Invoice') return 'Invoice';
  return purchaseOrderNumber ? `Purchase order ${purchaseOrderNumber}` : 'Purchase order';
}
