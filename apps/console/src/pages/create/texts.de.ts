export const heading = (label: string): string => `${label} anlegen`;
export const copyHeading = (label: string): string => `Kopie: ${label}`;
export const title = (heading: string): string => `${heading} – Relab-Konsole`;
