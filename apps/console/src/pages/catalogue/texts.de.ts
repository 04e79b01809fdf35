export const title = 'Katalogpflege';
export const heading = 'Katalogpflege';
export const issues = {
  'no-pictures': 'Ohne Bilder',
  old: 'Seit Langem eingestellt',
  'watched-unsold': 'Beobachtet, nicht verkauft',
  'price-far': 'Auffälliger Preis',
} as const;
export const checkNow = 'Alle Inserate jetzt prüfen';
export const checked = 'Alle Inserate werden geprüft; die neuen Zahlen folgen in etwa einer Minute.';
export const noneSuch = 'Kein Inserat betroffen';
export const checkedAt = (moment: string): string => `Geprüft ${moment}`;
export const neverChecked = 'Die Inserate wurden noch nicht geprüft; das geschieht einmal in der Stunde.';
export const count = (count: string): string => (count === '1' ? '1 Inserat' : `${count} Inserate`);
export const listing = 'Inserat';
export const sku = 'Bestandsnummer';
export const price = 'Preis, netto';
export const similarPrice = 'Ähnliche Geräte';
export const deviation = 'Abweichung';
export const pictures = 'Bilder';
export const watchers = 'Beobachtet von';
export const daysListed = 'Tage eingestellt';
