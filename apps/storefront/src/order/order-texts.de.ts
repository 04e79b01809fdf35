export const deliveryOf = (number: number, count: number): string => `Lieferung ${number} von ${count}`;
export const requestedDate = (day: string): string => `Wunschtermin: ${day}`;
export const deliveredTo = 'Lieferadresse';
export const billedTo = 'Rechnungsadresse';
export const payment = 'Zahlung';
export const vatNumber = (number: string): string => `USt-IdNr. ${number}`;
export const delivery = 'Lieferung';
