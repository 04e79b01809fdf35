export const title = (list: string, parent: string): string => `${list}: ${parent}`;
export const filter = (label: string): string => `${label} filtern`;
export const columns = 'Spalten';
export const none = 'Keine Einträge.';
export const noMatches = 'Kein Treffer.';
