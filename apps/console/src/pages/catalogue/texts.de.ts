export const title = 'Zustand des Katalogs';
export const heading = 'Zustand des Katalogs';
export const issues = {
  'no-pictures': 'Ohne Bilder',
  old: 'Seit Langem eingestellt',
  'watched-unsold': 'Beobachtet, nicht verkauft',
  'price-far': 'Preis weit von ähnlichen',
} as const;
export const checkNow = 'Alle Inserate jetzt durchsehen';
export const checked = 'Alle Inserate werden durchgesehen; die Zahlen folgen in einer Minute.';
export const noneSuch = 'Kein Inserat hat dieses Problem';
export const checkedAt = (moment: string): string => `Durchgesehen ${moment}`;
export const neverChecked =
  'Die Inserate wurden noch nicht durchgesehen; das geschieht einmal in der Stunde.';
export const count = (count: string): string => `${count} Inserate`;
export const listing = 'Inserat';
export const sku = 'Bestandsnummer';
export const price = 'Preis, netto';
export const similarPrice = 'Ähnliche';
export const deviation = 'Abweichung';
export const pictures = 'Bilder';
export const watchers = 'Beobachtet von';
export const daysListed = 'Tage eingestellt';
