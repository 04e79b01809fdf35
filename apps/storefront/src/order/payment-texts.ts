export const purchaseOrder = 'Purchase order';
export const purchaseOrderOf = (number: string): string => `Purchase order ${number}`;
export const invoice = 'Invoice';
export const card = 'Card';
