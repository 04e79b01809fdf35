/** Where words are looked for. Folders have nothing but their names; in a folder that is named everything is looked at. */
export const searchScopes = ['All', 'TitleOnly'] as const;

export const mostSearchTerms = 50;
export const fewestTermLetters = 2;
export const mostSearchLanguages = 10;
