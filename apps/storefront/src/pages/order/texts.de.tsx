import type { ReactNode } from 'react';

export const titleOf = (orderNumber: string): string => `Bestellung ${orderNumber}`;
export const yourOrders = 'Ihre Bestellungen';
export const placedOn = (day: ReactNode): ReactNode => <>Bestellt am {day}</>;
export const orderAgain = 'Erneut bestellen';
export const print = 'Drucken';
export const notRight = (contact: string, orderNumber: string): ReactNode => (
  <>
    Stimmt etwas damit nicht? <a href={contact}>Schreiben Sie uns</a>, und nennen Sie die Nummer {orderNumber}
    .
  </>
);

export const cancelThis = 'Diese Bestellung stornieren';
export const askToCancel = 'Stornierung anfragen';
export const asLongAs =
  'Solange noch nichts versendet wurde. Unsere Antwort lesen Sie hier und erhalten Sie per E-Mail, innerhalb eines Werktags.';
export const why = 'Warum, wenn Sie es sagen möchten';

export const notDone = 'Das wurde nicht ausgeführt';
export const notPaidYet = 'Diese Bestellung ist noch nicht bezahlt';
export const payByCard = (amount: string): string => `${amount} mit Karte zahlen`;
export const giveUp = 'Aufgeben und zurück zum Warenkorb';
export const keptUntil = (time: string | null): string =>
  `Ihre Geräte sind${time === null ? '' : ` bis ${time} Uhr UTC`} für Sie zurückgelegt. Danach wird die Bestellung storniert, sie stehen wieder zum Verkauf, und es wird nichts abgebucht. Wenn Sie gerade gezahlt haben, sehen Sie in einer Minute noch einmal nach.`;
export const notConfirmedYet = 'Diese Bestellung wartet auf Ihre Bestätigung';
export const openMail = (email: string): string =>
  `Die Adresse ${email} ist noch nicht bestätigt. Öffnen Sie den Link in der E-Mail, die wir dorthin gesendet haben, und bestätigen Sie die Bestellung auf der Seite, zu der er führt.`;
export const confirmHere = 'Bevor Sie sie bestätigen, wird nichts ausgeführt.';
export const confirmOrder = 'Bestellung bestätigen';
export const reservedUntil = (moment: string | null): string =>
  `Ihre Geräte sind${moment === null ? '' : ` bis ${moment} Uhr UTC`} reserviert. Ohne Bestätigung wird die Bestellung danach storniert, und es ist nichts zu zahlen.`;
export const isConfirmed = 'Ihre Bestellung ist bestätigt';
export const confirmedNext = 'Wir haben Ihnen eine E-Mail mit allen Angaben gesendet.';
export const wasNotConfirmed = 'Sie wurde nicht rechtzeitig über den Link in unserer E-Mail bestätigt.';
export const isCanceled = 'Diese Bestellung ist storniert';
export const refundedOn = (day: string): string => `Der gezahlte Betrag wurde am ${day} erstattet.`;
export const beingRefunded = 'Der gezahlte Betrag wird auf die Karte erstattet.';
export const nothingOwed = 'Es wird nichts geliefert, und es ist nichts zu zahlen.';
export const notCanceled = 'Diese Bestellung konnte nicht storniert werden';
export const carriedOut = 'Sie wird so ausgeführt, wie sie aufgegeben wurde.';
export const youAsked = 'Sie haben um Stornierung dieser Bestellung gebeten';
export const beingDecided =
  'Darüber wird innerhalb eines Werktags entschieden, und vorher wird nichts versendet. Die Antwort lesen Sie hier und erhalten Sie per E-Mail.';
export const inYourCart = (items: string): string => `In Ihrem Warenkorb: ${items}`;
export const nothingForSale = 'Nichts davon steht derzeit zum Verkauf';
export const goToCart = 'Zum Warenkorb';
export const notThere = 'Verkauft, reserviert oder in geringerer Zahl vorhanden:';

export const papers = 'Papiere';
export const invoiceFile = (number: string): string => `Rechnung ${number} (PDF)`;
export const creditNoteFile = (number: string): string => `Gutschrift ${number} (PDF)`;
export const purchaseOrderFile = (title: string, type: string): string =>
  `Ihr Bestellschein: ${title} (${type})`;

export const itemsOfOrder = 'Geräte der Bestellung';
export const item = 'Gerät';
export const quantity = 'Menge';
export const price = 'Preis';
export const amount = 'Betrag';

export const shipments = (count: number): string => (count === 1 ? 'Sendung' : 'Sendungen');
export const planned = 'In Vorbereitung';
export const pickedUp = 'Von der Spedition abgeholt';
export const inTransit = 'Unterwegs';
export const delivered = 'Geliefert';
export const heldUp = 'Aufgehalten: Wir gehen dem nach';
export const carrier = 'Spedition';
export const tracking = 'Sendungsverfolgung';
export const sent = 'Versendet';
export const expected = 'Erwartet';
export const trackAt = (carrier: string | null): string =>
  carrier === null ? 'Bei der Spedition verfolgen' : `Bei ${carrier} verfolgen`;
