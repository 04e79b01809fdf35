export const availableCount = (count: number): string => `${count} available`;
export const reserved = 'Reserved';
export const sold = 'Sold';
