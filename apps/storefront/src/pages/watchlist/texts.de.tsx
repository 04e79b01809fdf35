import type { ReactNode } from 'react';

export const title = 'Merkliste';
export const lead = 'Angebote, die Sie im Blick behalten, und was sie kosteten, als Sie sie merkten.';
export const notDone = 'Das wurde nicht ausgeführt';
export const nothingWatched =
  'Noch steht nichts auf Ihrer Merkliste. Klicken Sie auf der Seite eines Angebots auf „Merken“, und Sie finden es hier.';
export const seeAll = 'Alle Geräte ansehen';
export const pages = 'Seiten Ihrer Merkliste';
export const newer = 'Neuere';
export const older = 'Ältere';
export const weWrite = 'Wir schreiben Ihnen';
export const whenWeWrite = [
  'wenn der Preis eines Angebots fällt,',
  'wenn es verkauft oder aus dem Shop genommen wird,',
  'wenn es wieder zu haben ist.',
] as const;
export const aboutMails =
  'Was sich innerhalb von zehn Minuten ändert, kommt in einer E-Mail, und jede enthält einen Link, der sie beendet.';
export const savedSearches = 'Ihre gespeicherten Suchen';
export const noMails = (count: number): string =>
  count === 1
    ? 'Zu einem dieser Angebote erhalten Sie keine E-Mails'
    : `Zu ${count} dieser Angebote erhalten Sie keine E-Mails`;
export const sendAgain = 'Wieder E-Mails senden';

export const since = (day: ReactNode): ReactNode => <>seit {day}</>;
export const notOffered = 'Nicht mehr im Angebot';
export const addToCart = 'In den Warenkorb';
export const remove = 'Entfernen';
export const onRequest = 'Auf Anfrage';
export const fellBy = (amount: string): string => `Um ${amount} gefallen`;
export const roseBy = (amount: string): string => `Um ${amount} gestiegen`;
export const fromPrice = (amount: string): string => `von ${amount}`;

export const noListing = 'Das ist kein Angebot, das sich merken lässt.';
