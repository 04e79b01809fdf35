import type { ReactNode } from 'react';

export const title = 'Merkliste';
export const lead = 'Angebote, die Sie im Blick behalten, und was sie kosteten, als Sie sie merkten.';
export const actionFailed = 'Das wurde nicht ausgeführt';
export const emptyLead =
  'Noch steht nichts auf Ihrer Merkliste. Klicken Sie auf der Seite eines Angebots auf „Merken“, und Sie finden es hier.';
export const seeAll = 'Alle Geräte ansehen';
export const paginationLabel = 'Seiten Ihrer Merkliste';
export const newer = 'Neuere';
export const older = 'Ältere';
export const mailsHeading = 'Wir schreiben Ihnen';
export const mailOccasions = [
  'wenn der Preis eines Angebots fällt,',
  'wenn es verkauft oder aus dem Shop genommen wird,',
  'wenn es wieder zu haben ist.',
] as const;
export const mailsExplanation =
  'Was sich innerhalb von zehn Minuten ändert, kommt in einer E-Mail, und jede enthält einen Link, der sie beendet.';
export const savedSearches = 'Ihre gespeicherten Suchen';
export const mailsStopped = (count: number): string =>
  count === 1
    ? 'Zu einem dieser Angebote erhalten Sie keine E-Mails'
    : `Zu ${count} dieser Angebote erhalten Sie keine E-Mails`;
export const resumeMails = 'Wieder E-Mails senden';

export const since = (day: ReactNode): ReactNode => <>seit {day}</>;
export const unavailable = 'Nicht mehr im Angebot';
export const addToCart = 'In den Warenkorb';
export const remove = 'Entfernen';
export const priceOnRequest = 'Auf Anfrage';
export const priceDrop = (amount: string): string => `Um ${amount} gefallen`;
export const priceRise = (amount: string): string => `Um ${amount} gestiegen`;
export const priceBefore = (amount: string): string => `von ${amount}`;

export const listingInvalid = 'Das ist kein Angebot, das sich merken lässt.';
