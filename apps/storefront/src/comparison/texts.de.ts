export const comparison = 'Vergleich';
export const limitReached = (most: number): string =>
  `Sie haben ${most} Angebote gewählt; mehr sind nicht möglich. Entfernen Sie eines, um ein anderes aufzunehmen.`;
export const selectedCount = (count: number, most: number): string =>
  `${count} von ${most} zum Vergleich gewählt`;
export const compare = 'Vergleichen';
export const clear = 'Leeren';
export const clearObject = ' des Vergleichs';
export const remove = 'Aus dem Vergleich entfernen';
