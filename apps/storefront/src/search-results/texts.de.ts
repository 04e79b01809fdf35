export const skipFilters = 'Zu den Ergebnissen';
export const inquirySubject = (subject: string): string => `Gesucht: ${subject}`;
export const noMatches = 'Kein Angebot passt zu allen diesen Filtern';
export const noListings = 'Derzeit gibt es hier keine Angebote';
export const removeFilterHint = 'Heben Sie oben einen davon auf, oder beginnen Sie ohne Filter von vorn.';
export const stockChangesHint =
  'Gebrauchte Geräte kommen und gehen: Was Sie brauchen, ist vielleicht schon auf dem Weg zu uns.';
export const results = 'Ergebnisse';
export const shownRange = (first: number, last: number): string => `, ${first}–${last} angezeigt`;

export const pageTitle = (title: string, page: number): string =>
  page > 1 ? `${title}, Seite ${page}` : title;

export const sortBy = 'Sortieren nach';
export const sort = 'Sortieren';
export const requestEquipment = 'Uns mit der Suche beauftragen';
export const saveSearchLabel = 'Bei neuen Angeboten benachrichtigen';
