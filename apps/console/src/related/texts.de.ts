export const filter = (label: string): string => `${label} filtern`;
export const filterHint = 'Teil eines Namens oder anderen Texts';
export const create = (label: string): string => `${label} anlegen`;
export const viewAll = (count: string | undefined): string =>
  count === undefined ? 'Alle anzeigen' : `Alle ${count} anzeigen`;
export const none = 'Es gibt keine.';
export const noMatches = 'Kein Treffer.';
export const noLists = 'Auf diese Art von Datensatz verweist nichts.';
export const actions = 'Aktionen';
