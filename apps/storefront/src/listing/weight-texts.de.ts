export const aboutWeight = (weight: string): string => `ca. ${weight}`;
