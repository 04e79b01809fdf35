export const months = (count: number): string => (count === 1 ? '1 Monat' : `${count} Monate`);
