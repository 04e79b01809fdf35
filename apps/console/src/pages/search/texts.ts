export const title = (text: string): string => (text === '' ? 'Search' : text);
export const heading = 'Search';
export const field = 'What are you looking for?';
export const submit = 'Search';
export const tooShort = 'Type at least two characters';
export const tooShortHint = 'Names, numbers, mail addresses: every object that you may read is searched.';
export const nothing = (text: string): string => `Nothing is found for “${text}”`;
export const nothingHint = 'Check the spelling, or use fewer words.';
export const approximate = 'Nothing has these words; this is spelled alike';
export const showAll = 'Show all';
export const allObjects = 'All objects';
export const scope = 'Object';
export const more = 'Show more';
export const count = (count: number, hasMore: boolean): string =>
  hasMore ? `more than ${count}` : count === 1 ? '1 record' : `${count} records`;
export const inObject = (label: string): string => `Found in ${label}`;
