export const filter = (label: string): string => `${label} filtern`;
export const filterHint = 'Teil eines Namens oder Texts';
export const create = (label: string): string => `${label} anlegen`;
export const columnsOf = (label: string): string => `Spalten von ${label}`;
export const viewAll = (count: string | undefined): string =>
  count === undefined ? 'Alle anzeigen' : `Alle ${count} anzeigen`;
export const none = 'Keine Einträge.';
export const noMatches = 'Kein Treffer.';
export const noLists = 'Zu diesem Datensatz gibt es keine zugehörigen Listen.';
export const actions = 'Aktionen';
