/** The name of the form that changes one search. */
export const formOf = (searchId: string): string => `search-${searchId}`;
