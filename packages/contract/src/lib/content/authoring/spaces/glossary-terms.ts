/** How many terms a space has at most: those who translate are sent all of them. */
export const maxGlossaryTerms = 1000;
