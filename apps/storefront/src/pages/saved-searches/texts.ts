export const title = 'Saved searches';
export const lead = 'What you look for, and how often you hear of what is new.';
export const savingFailed = 'The search is not saved';
export const noSavedSearches =
  'Nothing is saved yet. Search for something, or choose a category and filters, and press “Save this search” above the results.';
export const savedHeading = 'The search is saved';
export const savedBody =
  'Once a day we look whether something came, and write to you if so. Change that below.';
export const alreadySaved = 'This search was saved already';
export const changeSaved = 'The change is saved';
export const deletedHeading = 'The search is deleted';
export const mailsHeading = 'What we write';
export const mailsExplanation =
  'A mail names up to ten listings that came since the last one, and each listing once. It has a link that ends mails about that search, without a sign-in.';
export const watchlistLink = 'Listings that you watch';

export const newListings = (count: number): string =>
  count === 1 ? '1 new listing' : `${count} new listings`;
/** `frequency` is how often they come, as it is labelled. */
export const mailFrequency = (frequency: string): string => `Mails: ${frequency.toLowerCase()}`;
export const unreadableSearch =
  'This search cannot be read any more. Delete it, and save it anew from its results.';
export const open = 'Open';
export const change = 'Change';
export const actionFailed = 'This was not done';
export const name = 'Name';
export const mailFrequencyLabel = 'Mails about what is new';
export const save = 'Save';
export const remove = 'Delete';

export const resultsOnlyError = 'Only pages of results can be saved.';
/** The name of a search that has none. */
export const search = 'Search';
export const nameRequired = 'Enter a name for the search.';
export const frequencyRequired = 'Choose how often we write.';
export const searchNotFound = 'This search is not there any more.';
