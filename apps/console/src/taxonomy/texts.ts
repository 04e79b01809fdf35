export const terms = 'Terms';
export const searchTerms = 'Search terms';
export const noTerms = 'No term is called like that.';
export const noTaxonomies = 'There are no taxonomies here.';
export const moreTerms = 'There are more. Search for them by name.';
export const found = 'Terms that were found';
export const chosen = 'Chosen terms';
export const remove = (label: string): string => `Take out ${label}`;
