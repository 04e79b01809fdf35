export const from = (value: string): string => `from ${value}`;
export const upTo = (value: string): string => `up to ${value}`;
export const fromTo = (low: string, high: string): string => `${low} to ${high}`;

export const rangeNouns = { price: 'Price', year: 'Year' } as const;

export const moreCount = (count: number): string => `${count} more`;
export const moreObject = (label: string): string => ` of ${label}`;
export const lowest = 'From';
export const highest = 'To';
export const rangeLabel = (label: string, unit: string): string => `${label} (${unit})`;

export const filters = 'Filters';
export const showListings = 'Show listings';
export const activeFilters = 'Chosen filters';
export const removeFilter = 'Remove filter ';
export const clearFilters = 'Clear all filters';
