/** Where words are looked for. Folders have nothing but their names; in a folder that is named everything is looked at. */
export const searchScopes = ['All', 'TitleOnly'] as const;

export const maxSearchTerms = 50;
export const minTermLetters = 2;
export const maxSearchLanguages = 10;
