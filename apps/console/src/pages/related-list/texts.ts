export const title = (list: string, parent: string): string => `${list}: ${parent}`;
export const filter = (label: string): string => `Filter ${label}`;
export const columns = 'Columns';
export const none = 'There are none.';
export const noMatches = 'None of them matches.';
