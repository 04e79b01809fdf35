export const title = (text: string): string => (text === '' ? 'Suche' : text);
export const heading = 'Suche';
export const field = 'Suchbegriff';
export const submit = 'Suchen';
export const tooShort = 'Geben Sie mindestens zwei Buchstaben ein';
export const tooShortHint =
  'Namen, Nummern, E-Mail-Adressen: Durchsucht werden alle Objekte, die Sie lesen dürfen.';
export const nothing = (text: string): string => `Kein Treffer zu „${text}“`;
export const nothingHint = 'Prüfen Sie die Schreibweise, oder verwenden Sie weniger Wörter.';
export const approximate = 'Kein genauer Treffer; ähnlich geschrieben ist:';
export const showAll = 'Alle anzeigen';
export const allObjects = 'Alle Objekte';
export const scope = 'Objekt';
export const more = 'Mehr anzeigen';
export const count = (count: number, hasMore: boolean): string =>
  hasMore ? `mehr als ${count}` : count === 1 ? '1 Datensatz' : `${count} Datensätze`;
export const inObject = (label: string): string => `Gefunden in ${label}`;
