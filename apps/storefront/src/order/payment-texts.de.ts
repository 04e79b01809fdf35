export const purchaseOrder = 'Bestellschein';
export const purchaseOrderOf = (number: string): string => `Bestellschein ${number}`;
export const invoice = 'Rechnung';
export const card = 'Karte';
