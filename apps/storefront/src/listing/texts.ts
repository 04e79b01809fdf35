// Constants alone: they are said in more than one file that browsers fetch, and a function would be one more file.

export const home = 'Home';
/** After how many there are. */
export const listing = 'listing';
export const listings = 'listings';
