export const title = (list: string, parent: string): string => `${list}: ${parent} – Relab console`;
export const filter = (label: string): string => `Filter ${label}`;
export const none = 'There are none.';
export const noMatches = 'None of them matches.';
