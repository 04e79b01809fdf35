export const skipFilters = 'Skip to results';
export const inquirySubject = (subject: string): string => `Looking for: ${subject}`;
export const noMatches = 'No listing fits all of these filters';
export const noListings = 'Nothing is listed here at the moment';
export const removeFilterHint = 'Take one back above, or start over without any.';
export const stockChangesHint = 'Used equipment comes and goes: what you need may be on its way to us.';
export const results = 'Results';
export const shownRange = (first: number, last: number): string => `, ${first}–${last} shown`;

/** Of a list that takes several pages, from the second on. */
export const pageTitle = (title: string, page: number): string =>
  page > 1 ? `${title}, page ${page}` : title;

export const sortBy = 'Sort by';
export const sort = 'Sort';
export const requestEquipment = 'Ask us to find one';
export const saveSearchLabel = 'Tell me when something comes';
