import type { ReactNode } from 'react';

export const orderTitle = (orderNumber: string): string => `Bestellung ${orderNumber}`;
export const placedHeading = 'Ihre Bestellung ist eingegangen';
export const placedLead = (count: number, items: string): string =>
  `${
    count === 1
      ? 'Das Gerät gehört Ihnen und steht nicht mehr zum Verkauf.'
      : `Alle ${items} gehören Ihnen und stehen nicht mehr zum Verkauf.`
  } Bewahren Sie die Nummer auf: Sie steht auf allen Papieren dieser Bestellung.`;
export const confirmationNeeded = 'Noch ein Schritt: Bestätigen Sie Ihre Bestellung';
export const confirmationNeededLead = (email: string, moment: string | null): string =>
  `Wir haben eine E-Mail an ${email} gesendet. Öffnen Sie ihren Link und bestätigen Sie dort die Bestellung: Vorher wird nichts ausgeführt. Die Geräte sind${moment === null ? '' : ` bis ${moment} Uhr UTC`} für Sie reserviert; ohne Bestätigung wird die Bestellung danach storniert.`;
export const confirmStep = (email: string): ReactNode => (
  <>
    <b>Sie bestätigen die Bestellung.</b> Der Link steht in der E-Mail an {email}.
  </>
);
export const nextStepsHeading = 'Wie es weitergeht';
export const sellerStep = (): ReactNode => (
  <>
    <b>Der Verkäufer bereitet die Ware vor.</b> Sie wird mit dem Angebot abgeglichen und verpackt, mit den
    Papieren, die es nennt.
  </>
);
export const carrierStep = (how: string, email: string): ReactNode => (
  <>
    <b>Die Spedition vereinbart einen Termin.</b> {how} Rückfragen gehen an {email}.
  </>
);
export const deliverySteps = (count: number): string => `Für jede der ${count} Lieferungen einzeln.`;
export const deliveryOfMethod = (method: string, city: string): string => `${method} nach ${city}.`;
export const paidStep = (): ReactNode => (
  <>
    <b>Es ist bezahlt.</b> Die Rechnung finden Sie auf der Seite der Bestellung.
  </>
);
export const invoiceStep = (purchaseOrderNumber: string | null): ReactNode => (
  <>
    <b>Die Rechnung folgt</b>
    {purchaseOrderNumber
      ? `, mit der Nummer Ihres Bestellscheins: ${purchaseOrderNumber}.`
      : ' an die Rechnungsadresse.'}{' '}
    Vorher ist nichts zu zahlen.
  </>
);
export const summary = 'Übersicht';
export const seeOrder = 'Zur Bestellung';
export const continueShopping = 'Weiter einkaufen';
export const guestOrderHint =
  'Ohne Konto finden Sie diese Bestellung in diesem Browser und über den Link in der E-Mail, die wir Ihnen senden.';
