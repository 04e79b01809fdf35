export const heading = (label: string): string => `New ${label}`;
export const copyHeading = (label: string): string => `Copy of ${label}`;
