export const comparison = 'Vergleich';
export const full = (most: number): string =>
  `Sie haben ${most} Angebote gewählt; mehr sind nicht möglich. Entfernen Sie eines, um ein anderes aufzunehmen.`;
export const chosen = (count: number, most: number): string => `${count} von ${most} zum Vergleich gewählt`;
export const compare = 'Vergleichen';
export const clear = 'Leeren';
export const clearWhat = ' des Vergleichs';
export const remove = 'Aus dem Vergleich entfernen';
