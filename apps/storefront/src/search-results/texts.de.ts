export const skipFilters = 'Zu den Ergebnissen';
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
export const askToFind = 'Uns mit der Suche beauftragen';
export const tellMe = 'Bei neuen Angeboten benachrichtigen';
