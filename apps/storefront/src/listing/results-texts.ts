export const from = (value: string): string => `from ${value}`;
export const upTo = (value: string): string => `up to ${value}`;
export const fromTo = (low: string, high: string): string => `${low} to ${high}`;

export const rangeNouns = { price: 'Price', year: 'Year' } as const;

export const more = (count: number): string => `${count} more`;
export const moreOf = (label: string): string => ` of ${label}`;
export const lowest = 'From';
export const highest = 'To';
export const rangeIn = (label: string, unit: string): string => `${label} (${unit})`;

export const skipFilters = 'Skip to results';
export const filters = 'Filters';
export const showListings = 'Show listings';
export const chosenFilters = 'Chosen filters';
export const removeFilter = 'Remove filter ';
export const clearFilters = 'Clear all filters';

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
