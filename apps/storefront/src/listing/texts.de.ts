export const home = 'Startseite';
/** After how many there are. */
export const listing = 'Angebot';
export const listings = 'Angebote';
export const backToStart = 'Zur Startseite';
export const conditionGrade = 'Zustandsstufe ';
export const priceOnRequest = 'Preis auf Anfrage';
export const loadingListings = 'Angebote werden geladen';
export const askToFind = 'Uns mit der Suche beauftragen';
export const tellMe = 'Bei neuen Angeboten benachrichtigen';
