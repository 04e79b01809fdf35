export const approximateWeight = (weight: string): string => `about ${weight}`;
