export const availableCount = (count: number): string => `${count} verfügbar`;
export const reserved = 'Reserviert';
export const sold = 'Verkauft';
