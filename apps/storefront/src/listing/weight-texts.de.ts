export const approximateWeight = (weight: string): string => `ca. ${weight}`;
