import type { ReactNode } from 'react';

export const yourQuotes = 'Ihre Angebotsanfragen';
export const lead = 'Wofür Sie einen Preis vorgeschlagen oder angefragt haben, und was daraus wurde.';
export const otherAccountHeading = (account: string): string => `Sie kaufen für ${account} ein`;
export const chooseAccount = 'Konto wählen, für das Sie einkaufen';
export const otherAccountBody =
  'Zugesagte Preise gelten für Ihr eigenes Konto. Sie sehen die Anfragen wieder, sobald Sie dafür einkaufen.';
export const noQuotes =
  'Noch wurde nichts angefragt. Angebote, die zum Verkauf stehen, haben die Links „Preis vorschlagen“ und „Angebot anfragen“.';
export const seeAll = 'Alle Geräte ansehen';
export const paginationLabel = 'Seiten der Angebotsanfragen';
export const newer = 'Neuere Anfragen';
export const older = 'Ältere Anfragen';

export const until = (day: ReactNode): ReactNode => <>bis {day}</>;
export const requestedOn = (isOffer: boolean, day: ReactNode): ReactNode => (
  <>
    {isOffer ? 'Vorgeschlagen' : 'Angefragt'} am {day}
  </>
);
export const priceNote = (isOffered: boolean, isEach: boolean): string =>
  `${isEach ? 'je Gerät' : ''} ${isOffered ? 'vorgeschlagen' : ''}`;
