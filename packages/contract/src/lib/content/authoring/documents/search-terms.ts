/** Where words are looked for. Folders have nothing but their names; in a folder that is named everything is looked at. */
export const searchScopes = ['All', 'TitleOnly'] as const;

/** How many terms `searchManagedContentItems` takes at most. */
export const maxSearchTerms = 50;
/** How many characters beside `*` each term of `searchManagedContentItems` has at least. */
export const minTermLetters = 2;
/** How many languages `searchManagedContentItems` takes at most. */
export const maxSearchLanguages = 10;
