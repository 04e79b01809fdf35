export const from = (value: string): string => `ab ${value}`;
export const upTo = (value: string): string => `bis ${value}`;
export const fromTo = (low: string, high: string): string => `von ${low} bis ${high}`;

export const rangeNouns = { price: 'Preis', year: 'Baujahr' } as const;

export const moreCount = (count: number): string => `Noch ${count}`;
export const moreObject = (label: string): string => `, ${label}`;
export const lowest = 'Von';
export const highest = 'Bis';
export const rangeLabel = (label: string, unit: string): string => `${label} (${unit})`;

export const filters = 'Filter';
export const showListings = 'Angebote anzeigen';
export const activeFilters = 'Gewählte Filter';
export const removeFilter = 'Filter aufheben: ';
export const clearFilters = 'Alle Filter aufheben';
