import type { ReactNode } from 'react';

export const orderTitle = (orderNumber: string): string => `Bestellung ${orderNumber}`;
export const yourOrders = 'Ihre Bestellungen';
export const placedOn = (day: ReactNode): ReactNode => <>Bestellt am {day}</>;
export const orderAgain = 'Erneut bestellen';
export const print = 'Drucken';
export const contactHint = (contact: string, orderNumber: string): ReactNode => (
  <>
    Stimmt etwas damit nicht? <a href={contact}>Schreiben Sie uns</a>, und nennen Sie die Nummer {orderNumber}
    .
  </>
);

export const cancelHeading = 'Diese Bestellung stornieren';
export const cancelButton = 'Stornierung anfragen';
export const cancelHint =
  'Solange noch nichts versendet wurde. Unsere Antwort lesen Sie hier und erhalten Sie per E-Mail, innerhalb eines Werktags.';
export const reasonLabel = 'Warum, wenn Sie es sagen möchten';

export const returnHeading = 'Etwas aus dieser Bestellung zurücksenden';
export const returnButton = 'Rücksendung anfragen';
export const returnHint =
  'Geben Sie an, wie viele Stücke. Unsere Antwort lesen Sie hier und erhalten Sie per E-Mail, innerhalb eines Werktags; bitte senden Sie vorher nichts zurück.';
export const returnAtMost = (count: number): string => `Höchstens ${count}`;
export const returnReasonLabel = 'Grund';
export const chooseReturnReason = 'Grund wählen';
export const returnReasons = {
  'Does Not Work': 'Funktioniert nicht',
  'Not as Described': 'Nicht wie beschrieben',
  Damaged: 'Auf dem Weg beschädigt',
  'No Longer Needed': 'Nicht mehr benötigt',
  Other: 'Anderer Grund',
} as const;
export const returnDescriptionLabel = 'Was wir darüber wissen sollten';
export const returnReasonRequired = 'Wählen Sie, warum Sie es zurücksenden möchten.';
export const returnQuantityError = 'Geben Sie eine ganze Zahl ein, zum Beispiel 1.';
export const nothingToReturn =
  'Geben Sie bei mindestens einer Position an, wie viele Stücke Sie zurücksenden möchten.';
export const returnRequestedHeading = 'Sie haben eine Rücksendung angefragt';
export const returnRequestedBody =
  'Wir entscheiden darüber innerhalb eines Werktags. Die Antwort lesen Sie hier und erhalten Sie per E-Mail.';

export const actionFailed = 'Das wurde nicht ausgeführt';
export const unpaidHeading = 'Diese Bestellung ist noch nicht bezahlt';
export const payByCard = (amount: string): string => `${amount} mit Karte zahlen`;
export const cancelUnpaidButton = 'Aufgeben und zurück zum Warenkorb';
export const unpaidBody = (time: string | null): string =>
  `Ihre Geräte sind${time === null ? '' : ` bis ${time} Uhr UTC`} für Sie zurückgelegt. Danach wird die Bestellung storniert, sie stehen wieder zum Verkauf, und es wird nichts abgebucht. Wenn Sie gerade gezahlt haben, sehen Sie in einer Minute noch einmal nach.`;
export const unconfirmedHeading = 'Diese Bestellung wartet auf Ihre Bestätigung';
export const confirmationMailHint = (email: string): string =>
  `Die Adresse ${email} ist noch nicht bestätigt. Öffnen Sie den Link in der E-Mail, die wir dorthin gesendet haben, und bestätigen Sie die Bestellung auf der Seite, zu der er führt.`;
export const confirmHint = 'Bevor Sie sie bestätigen, wird nichts ausgeführt.';
export const confirmOrder = 'Bestellung bestätigen';
export const reservedUntil = (moment: string | null): string =>
  `Ihre Geräte sind${moment === null ? '' : ` bis ${moment} Uhr UTC`} reserviert. Ohne Bestätigung wird die Bestellung danach storniert, und es ist nichts zu zahlen.`;
export const confirmedHeading = 'Ihre Bestellung ist bestätigt';
export const confirmedBody = 'Wir haben Ihnen eine E-Mail mit allen Angaben gesendet.';
export const confirmationExpired = 'Sie wurde nicht rechtzeitig über den Link in unserer E-Mail bestätigt.';
export const canceledHeading = 'Diese Bestellung ist storniert';
export const refundedOn = (day: string): string => `Der gezahlte Betrag wurde am ${day} erstattet.`;
export const refundPending = 'Der gezahlte Betrag wird auf die Karte erstattet.';
export const nothingDue = 'Es wird nichts geliefert, und es ist nichts zu zahlen.';
export const cancellationDeclined = 'Diese Bestellung konnte nicht storniert werden';
export const cancellationDeclinedBody = 'Sie wird so ausgeführt, wie sie aufgegeben wurde.';
export const cancellationRequested = 'Sie haben um Stornierung dieser Bestellung gebeten';
export const cancellationPending =
  'Darüber wird innerhalb eines Werktags entschieden, und vorher wird nichts versendet. Die Antwort lesen Sie hier und erhalten Sie per E-Mail.';
export const addedToCart = (items: string): string => `In Ihrem Warenkorb: ${items}`;
export const noneAvailable = 'Nichts davon steht derzeit zum Verkauf';
export const goToCart = 'Zum Warenkorb';
export const unavailableItems = 'Verkauft, reserviert oder in geringerer Zahl vorhanden:';

export const documentsHeading = 'Papiere';
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
export const packed = 'Gepackt';
export const pickedUp = 'Von der Spedition abgeholt';
export const inTransit = 'Unterwegs';
export const delivered = 'Geliefert';
export const delayed = 'Aufgehalten: Wir gehen dem nach';
export const carrier = 'Spedition';
export const tracking = 'Sendungsverfolgung';
export const sent = 'Versendet';
export const expected = 'Erwartet';
export const trackLink = (carrier: string | null): string =>
  carrier === null ? 'Bei der Spedition verfolgen' : `Bei ${carrier} verfolgen`;

export const returnsHeading = 'Zurückgesandt oder storniert';
export const returnStatuses = {
  Requested: 'Sie haben die Rücksendung angefragt',
  Approved: 'Wir erwarten Ihre Rücksendung',
  Received: 'Ihre Rücksendung ist angekommen',
  Refunded: 'Ihre Rücksendung ist gutgeschrieben',
  Canceled: 'Wir konnten sie nicht zurücknehmen',
} as const;
export const itemsCanceled = 'Storniert: Das wird nicht mehr versendet';
export const units = (quantity: number, name: string): string => `${quantity} × ${name}`;
export const receivedUnits = (
  received: number,
  quantity: number,
  name: string,
  isRestocked: boolean,
): string =>
  `${received === quantity ? quantity : `${received} von ${quantity}`} × ${name}${isRestocked ? ', steht wieder zum Verkauf' : ''}`;
export const returnNumber = 'Nummer';
export const since = 'Seit';
export const credited = 'Gutgeschrieben';
export const refund = 'Geld';
const refundFailed = 'Es konnte nicht zurückgezahlt werden. Wir schreiben Ihnen.';
export const refundStates = {
  Card: {
    Pending: 'Auf dem Weg zu Ihrer Karte',
    Done: 'Auf Ihre Karte zurückgezahlt',
    Failed: refundFailed,
  },
  Transfer: {
    Pending: 'Wird verrechnet oder an Sie überwiesen',
    Done: 'Verrechnet oder an Sie überwiesen',
    Failed: refundFailed,
  },
} as const;
