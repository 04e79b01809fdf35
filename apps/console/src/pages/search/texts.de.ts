export const title = (text: string): string => (text === '' ? 'Suche' : text);
export const heading = 'Suche';
export const field = 'Was suchen Sie?';
export const submit = 'Suchen';
export const tooShort = 'Geben Sie mindestens zwei Buchstaben ein';
export const tooShortHint =
  'Namen, Nummern, Mailadressen: durchsucht werden alle Objekte, die Sie lesen dürfen.';
export const nothing = (text: string): string => `Zu „${text}“ ist nichts zu finden`;
export const nothingHint = 'Prüfen Sie die Schreibweise, oder verwenden Sie weniger Wörter.';
export const approximate = 'Diese Wörter hat nichts; Folgendes schreibt sich ähnlich';
export const showAll = 'Alle anzeigen';
export const allObjects = 'Alle Objekte';
export const scope = 'Objekt';
export const more = 'Mehr anzeigen';
export const count = (count: number, hasMore: boolean): string =>
  hasMore ? `mehr als ${count}` : count === 1 ? '1 Datensatz' : `${count} Datensätze`;
export const inObject = (label: string): string => `Gefunden in ${label}`;
