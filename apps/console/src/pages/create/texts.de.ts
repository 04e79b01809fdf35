export const heading = (label: string): string => `${label} anlegen`;
export const copyHeading = (label: string): string => `Kopie: ${label}`;
