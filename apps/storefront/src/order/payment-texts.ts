export const purchaseOrder = 'Purchase order';
export const purchaseOrderWithNumber = (number: string): string => `Purchase order ${number}`;
export const invoice = 'Invoice';
export const card = 'Card';
