export const terms = 'Begriffe';
export const searchTerms = 'Begriffe suchen';
export const noTerms = 'So heißt kein Begriff.';
export const noTaxonomies = 'Hier gibt es keine Taxonomien.';
export const moreTerms = 'Es gibt noch mehr. Suchen Sie nach ihrem Namen.';
export const found = 'Gefundene Begriffe';
export const chosen = 'Gewählte Begriffe';
export const remove = (label: string): string => `${label} herausnehmen`;
