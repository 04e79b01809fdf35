export const aboutWeight = (weight: string): string => `about ${weight}`;
