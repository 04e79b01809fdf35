export const itemCount = (count: string, isOne: boolean): string => `${count} ${isOne ? 'item' : 'items'}`;
