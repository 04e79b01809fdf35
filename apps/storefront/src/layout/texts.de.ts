export const skip = 'Zum Inhalt';
export const homeOf = (siteName: string): string => `${siteName}, Startseite`;
export const sellEquipment = 'Geräte verkaufen';
export const allEquipment = 'Alle Geräte';
export const categories = 'Kategorien';
export const category = 'Kategorie';
export const manufacturer = 'Hersteller';
export const listing = 'Angebot';
export const signIn = 'Anmelden';
export const signOut = 'Abmelden';
export const orders = 'Bestellungen';
export const yourOrders = ', Ihre Bestellungen';
export const cart = 'Warenkorb';
export const inCart = (count: number): string =>
  count === 0 ? ', leer' : `, ${count} ${count === 1 ? 'Gerät' : 'Geräte'}`;
export const search = 'Suchen';
export const searchLabel = 'Hersteller, Modell oder Art suchen';
export const searchHint = 'Hersteller, Modell oder Art';
export const suggestions = 'Vorschläge';
export const suggestionCount = (count: number): string =>
  `${count} ${count === 1 ? 'Vorschlag' : 'Vorschläge'}`;
export const approvals = 'Freigaben';
export const buyingFor = 'Einkauf für';
export const yourAccount = ' (Ihr Konto)';
export const switchAccount = 'Wechseln';
export const countryAndCurrency = (currency: string): string => `Land und Währung: ${currency}`;
