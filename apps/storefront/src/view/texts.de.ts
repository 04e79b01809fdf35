export const categories = 'Kategorien';
export const allEquipment = 'Alle Geräte';
export const filterBy = 'Nach Zustand, Preis, Baujahr und Standort filtern.';
export const listingCount = (count: string): string => `${count} Angebote`;
