export const title = (list: string, parent: string): string => `${list}: ${parent}`;
export const filter = (label: string): string => `${label} filtern`;
export const none = 'Es gibt keine.';
export const noMatches = 'Kein Treffer.';
