export const purchaseOrder = 'Bestellschein';
export const purchaseOrderWithNumber = (number: string): string => `Bestellschein ${number}`;
export const invoice = 'Rechnung';
export const card = 'Karte';
