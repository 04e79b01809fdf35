export const quote = (reference: string): string => `Angebotsanfrage ${reference}`;
export const offer = (reference: string): string => `Preisvorschlag ${reference}`;
export const notDone = 'Das wurde nicht ausgeführt';
export const nothingPut = (next: string): string => `Es wurde nichts in den Warenkorb gelegt. ${next}`;
export const notAvailable = (quantity: number): string =>
  `${quantity === 1 ? 'Das Gerät ist verkauft oder für andere reserviert' : `${quantity} Stück sind nicht mehr verfügbar`}. Zu diesem Preis kann es derzeit nicht bestellt werden.`;
export const whyNot = 'Warum nicht';
export const youWrote = 'Was Sie geschrieben haben';
export const seeListing = 'Zum Angebot';
export const seeOrder = 'Zur Bestellung';
export const allQuotes = 'Alle Angebotsanfragen';
export const askAgain = 'Erneut anfragen';
export const putIntoCart = 'Zu diesem Preis in den Warenkorb';
export const withdrawOffer = 'Preisvorschlag zurückziehen';
export const withdrawRequest = 'Anfrage zurückziehen';
export const thanks = 'Vielen Dank, Ihre Anfrage ist bei uns';
export const withdrawn = 'Zurückgezogen. Es wird kein Preis mehr genannt';

export const net = (amount: string): string => `${amount} netto`;
export const quantity = 'Menge';
export const wantedPrice = 'Ihr Preis je Gerät';
export const quotedPrice = 'Zugesagter Preis je Gerät';
export const delivery = 'Lieferung';
export const total = 'Summe';
export const validUntil = 'Gültig bis';
export const deliverTo = 'Lieferung nach';
export const neededBy = 'Benötigt bis';
export const offeredOn = 'Vorgeschlagen am';
export const askedOn = 'Angefragt am';
