export const skipFilters = 'Skip to results';
export const lookingFor = (subject: string): string => `Looking for: ${subject}`;
export const noneFits = 'No listing fits all of these filters';
export const noneListed = 'Nothing is listed here at the moment';
export const takeOneBack = 'Take one back above, or start over without any.';
export const comesAndGoes = 'Used equipment comes and goes: what you need may be on its way to us.';
export const results = 'Results';
export const shown = (first: number, last: number): string => `, ${first}–${last} shown`;

/** Of a list that takes several pages, from the second on. */
export const titleOfPage = (title: string, page: number): string =>
  page > 1 ? `${title}, page ${page}` : title;

export const sortBy = 'Sort by';
export const sort = 'Sort';
export const askToFind = 'Ask us to find one';
export const tellMe = 'Tell me when something comes';
