export const deliveryOf = (number: number, count: number): string => `Delivery ${number} of ${count}`;
export const requestedDate = (day: string): string => `Wished for ${day}`;
export const deliveredTo = 'Delivered to';
export const billedTo = 'Billed to';
export const payment = 'Payment';
export const vatNumber = (number: string): string => `VAT number ${number}`;
export const delivery = 'Delivery';
