export const comparison = 'Comparison';
export const limitReached = (most: number): string =>
  `You have chosen ${most} listings, which is the most. Remove one to add another.`;
export const selectedCount = (count: number, most: number): string => `${count} of ${most} chosen to compare`;
export const compare = 'Compare';
export const clear = 'Clear';
export const clearObject = ' the comparison';
export const remove = 'Remove from comparison';
