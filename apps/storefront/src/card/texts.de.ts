export const conditionGrade = 'Zustandsstufe ';
export const priceOnRequest = 'Preis auf Anfrage';
export const loadingListings = 'Angebote werden geladen';
