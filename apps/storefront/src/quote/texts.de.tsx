import type { ReactNode } from 'react';

export const processHeading = 'So geht es weiter';
export const sellerStep = (): ReactNode => (
  <>
    <b>Wir fragen den Verkäufer.</b> Er erfährt, was angefragt wird, nicht von wem.
  </>
);
export const quoteStep = (): ReactNode => (
  <>
    <b>Sie erhalten einen befristeten Preis.</b> Per E-Mail und unter Ihren Angebotsanfragen.
  </>
);
export const cartStep = (): ReactNode => (
  <>
    <b>Sie legen es in den Warenkorb.</b> Dort gilt dieser Preis, in genau dieser Menge, für alle, die für Ihr
    Konto einkaufen. Rabattcodes mindern ihn nicht.
  </>
);
export const availabilityWarning = (): ReactNode => (
  <>
    <b>Bis Sie bestellen, können andere kaufen.</b> Ein zugesagter Preis reserviert nichts.
  </>
);

export const stateNames = {
  Waiting: 'Wartet auf unsere Antwort',
  Quoted: 'Preis zugesagt',
  Ended: 'Abgelaufen',
  Ordered: 'Bestellt',
  Declined: 'Abgelehnt',
  Withdrawn: 'Zurückgezogen',
};
export const waitingText =
  'Wir fragen den Verkäufer und antworten innerhalb von zwei Werktagen, hier und per E-Mail.';
export const quotedText = (day: string, quantity: number): string =>
  `Dieser Preis gilt bis zum ${day}, für genau ${quantity} ${quantity === 1 ? 'Gerät' : 'Geräte'}. Bevor Sie bestellen, ist nichts reserviert.`;
export const endedText = (day: string): string =>
  `Dieser Preis galt bis zum ${day}. Fragen Sie erneut an, und wir sehen, was jetzt möglich ist.`;
export const orderedText = 'Zu diesem Preis wurde bestellt.';
export const declinedText = 'Dafür konnten wir keinen Preis zusagen. Sie können etwas anderes anfragen.';
export const withdrawnText = 'Sie haben diese Anfrage zurückgezogen. Sie können jederzeit erneut anfragen.';
export const listingNotFound = 'Ein Angebot, das es nicht mehr gibt';
