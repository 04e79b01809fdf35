// Constants alone: they are said in more than one file that browsers fetch, and a function would be one more file.

export const home = 'Home';
/** After how many there are. */
export const listing = 'listing';
export const listings = 'listings';
export const backToStart = 'Back to the start page';
export const conditionGrade = 'Condition ';
export const priceOnRequest = 'Price on request';
export const loadingListings = 'Loading listings';
export const askToFind = 'Ask us to find one';
export const tellMe = 'Tell me when something comes';
