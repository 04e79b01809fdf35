export const home = 'Startseite';
/** After how many there are. */
export const listing = 'Angebot';
export const listings = 'Angebote';
