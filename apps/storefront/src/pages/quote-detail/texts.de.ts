export const quote = (reference: string): string => `Angebotsanfrage ${reference}`;
export const offer = (reference: string): string => `Preisvorschlag ${reference}`;
export const actionFailed = 'Das wurde nicht ausgeführt';
export const notAddedToCart = (next: string): string => `Es wurde nichts in den Warenkorb gelegt. ${next}`;
export const unavailable = (quantity: number): string =>
  `${quantity === 1 ? 'Das Gerät ist verkauft oder für andere reserviert' : `${quantity} Stück sind nicht mehr verfügbar`}. Zu diesem Preis kann es derzeit nicht bestellt werden.`;
export const declineReason = 'Warum nicht';
export const messageHeading = 'Was Sie geschrieben haben';
export const seeListing = 'Zum Angebot';
export const seeOrder = 'Zur Bestellung';
export const quotesLink = 'Alle Angebotsanfragen';
export const requestAgain = 'Erneut anfragen';
export const addToCart = 'Zu diesem Preis in den Warenkorb';
export const withdrawOffer = 'Preisvorschlag zurückziehen';
export const withdrawRequest = 'Anfrage zurückziehen';
export const sentHeading = 'Vielen Dank, Ihre Anfrage ist bei uns';
export const withdrawn = 'Zurückgezogen. Es wird kein Preis mehr genannt';

export const netAmount = (amount: string): string => `${amount} netto`;
export const quantity = 'Menge';
export const offeredPrice = 'Ihr Preis je Gerät';
export const quotedPrice = 'Zugesagter Preis je Gerät';
export const delivery = 'Lieferung';
export const total = 'Summe';
export const validUntil = 'Gültig bis';
export const deliverTo = 'Lieferung nach';
export const neededBy = 'Benötigt bis';
export const offeredOn = 'Vorgeschlagen am';
export const askedOn = 'Angefragt am';
