export const next = 'Next record of the list';
export const previous = 'Record before in the list';
