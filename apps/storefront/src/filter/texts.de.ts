export const from = (value: string): string => `ab ${value}`;
export const upTo = (value: string): string => `bis ${value}`;
export const fromTo = (low: string, high: string): string => `von ${low} bis ${high}`;

export const rangeNouns = { price: 'Preis', year: 'Baujahr' } as const;

export const more = (count: number): string => `Noch ${count}`;
export const moreOf = (label: string): string => `, ${label}`;
export const lowest = 'Von';
export const highest = 'Bis';
export const rangeIn = (label: string, unit: string): string => `${label} (${unit})`;

export const filters = 'Filter';
export const showListings = 'Angebote anzeigen';
export const chosenFilters = 'Gewählte Filter';
export const removeFilter = 'Filter aufheben: ';
export const clearFilters = 'Alle Filter aufheben';
