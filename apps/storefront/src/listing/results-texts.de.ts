export const from = (value: string): string => `ab ${value}`;
export const upTo = (value: string): string => `bis ${value}`;
export const fromTo = (low: string, high: string): string => `von ${low} bis ${high}`;

export const rangeNouns = { price: 'Preis', year: 'Baujahr' } as const;

export const more = (count: number): string => `Noch ${count}`;
export const moreOf = (label: string): string => `, ${label}`;
export const lowest = 'Von';
export const highest = 'Bis';
export const rangeIn = (label: string, unit: string): string => `${label} (${unit})`;

export const skipFilters = 'Zu den Ergebnissen';
export const filters = 'Filter';
export const showListings = 'Angebote anzeigen';
export const chosenFilters = 'Gewählte Filter';
export const removeFilter = 'Filter aufheben: ';
export const clearFilters = 'Alle Filter aufheben';

export const lookingFor = (subject: string): string => `Gesucht: ${subject}`;
export const noneFits = 'Kein Angebot passt zu allen diesen Filtern';
export const noneListed = 'Derzeit gibt es hier keine Angebote';
export const takeOneBack = 'Heben Sie oben einen davon auf, oder beginnen Sie ohne Filter von vorn.';
export const comesAndGoes =
  'Gebrauchte Geräte kommen und gehen: Was Sie brauchen, ist vielleicht schon auf dem Weg zu uns.';
export const results = 'Ergebnisse';
export const shown = (first: number, last: number): string => `, ${first}–${last} angezeigt`;

export const titleOfPage = (title: string, page: number): string =>
  page > 1 ? `${title}, Seite ${page}` : title;

export const sortBy = 'Sortieren nach';
export const sort = 'Sortieren';
