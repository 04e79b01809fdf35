export const about = (siteName: string): string =>
  `${siteName} ist ein offener Marktplatz für gebrauchte Labor- und Diagnostikgeräte. Jedes Angebot nennt den Zustand, was geprüft wurde und was fehlt.`;
export const buy = 'Kaufen';
export const allEquipment = 'Alle Geräte';
export const cart = 'Warenkorb';
export const orders = 'Bestellungen';
export const quotes = 'Angebotsanfragen';
export const watching = 'Merkliste';
export const savedSearches = 'Gespeicherte Suchen';
export const goodToKnow = 'Gut zu wissen';
export const conditionGrades = 'Zustandsstufen';
export const shipping = 'Versand und Einbringung';
export const warranty = 'Garantie und Rückgabe';
export const buyingUsed = 'Gebraucht kaufen';
export const sellAndAsk = 'Verkaufen und fragen';
export const sell = 'Geräte verkaufen';
export const compare = 'Angebote vergleichen';
export const contact = 'Kontakt';
export const privacy = 'Datenschutz';
