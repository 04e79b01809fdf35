import type { ReactNode } from 'react';

export const yourOrders = 'Ihre Bestellungen';
export const quotesAndOffers = 'Ihre Angebotsanfragen und Preisvorschläge';
export const watchlist = 'Ihre Merkliste';
export const savedSearches = 'Gespeicherte Suchen';
export const ownData = 'Ihre Daten';
export const noMatches = (all: string): ReactNode => (
  <>
    Keine Bestellung passt dazu. <a href={all}>Alle Bestellungen anzeigen</a>
  </>
);
export const guestOrdersHint = (signIn: string): ReactNode => (
  <>
    Diese wurden in diesem Browser aufgegeben. <a href={signIn}>Melden Sie sich an</a>, um die Ihres Kontos zu
    sehen.
  </>
);
export const order = 'Bestellung';
export const items = 'Geräte';
export const status = 'Status';
export const total = 'Summe';
export const moreItems = (count: number): string => ` und ${count} weitere${count === 1 ? 's' : ''}`;
export const orderedBy = (name: string): string => `von ${name}`;
export const paginationLabel = 'Seiten der Bestellungen';

export const guestOrdersQuestion = 'Schon einmal als Gast bestellt?';
export const sendLink = 'Link zusenden';
export const confirmAddress = (email: string): string =>
  `Bestätigen Sie, dass ${email} Ihre Adresse ist, und was damit bestellt wurde, erscheint hier.`;
export const noGuestOrders =
  'In diesem Browser wurde nichts bestellt. Bestellungen eines Kontos erscheinen, sobald Sie angemeldet sind.';
export const noOrders =
  'Sie haben noch nichts bestellt. Eine Bestellung erscheint hier, sobald sie aufgegeben ist, mit allem, was vereinbart wurde.';
export const signIn = 'Anmelden';
export const seeAll = 'Alle Geräte ansehen';

export const searchLabel = 'Nummer oder Gerät';
export const anyStatus = 'Alle';
export const placedBy = 'Bestellt von';
export const anyBuyer = 'Allen';
export const anyBuyerOf = (company: string): string => `Allen bei ${company}`;
export const ownOrders = 'Mir';
export const searchButton = 'Suchen';
export const clearLink = 'Alle anzeigen';
