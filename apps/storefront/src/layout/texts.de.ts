export const noResponse = 'Der Server hat nicht geantwortet';
export const noResponseHint =
  'Ihre Eingaben sind noch da. Prüfen Sie Ihre Verbindung, und versuchen Sie es noch einmal.';
export const skipToContent = 'Zum Inhalt';
export const homeLabel = (siteName: string): string => `${siteName}, Startseite`;
export const sellEquipment = 'Geräte verkaufen';
export const allEquipment = 'Alle Geräte';
export const categories = 'Kategorien';
export const category = 'Kategorie';
export const manufacturer = 'Hersteller';
export const listing = 'Angebot';
export const signIn = 'Anmelden';
export const signOut = 'Abmelden';
export const orders = 'Bestellungen';
export const quotes = 'Angebotsanfragen';
export const watchlist = 'Merkliste';
export const yourAccount = 'Ihr Konto';
export const ownAccountSuffix = ' (Ihr Konto)';
export const cart = 'Warenkorb';
export const cartCountSuffix = (count: number): string =>
  count === 0 ? ', leer' : `, ${count} ${count === 1 ? 'Gerät' : 'Geräte'}`;
export const search = 'Suchen';
export const searchLabel = 'Hersteller, Modell oder Art suchen';
export const searchHint = 'Hersteller oder Modell';
export const suggestions = 'Vorschläge';
export const suggestionCount = (count: number): string =>
  `${count} ${count === 1 ? 'Vorschlag' : 'Vorschläge'}`;
export const approvals = 'Freigaben';
export const currentAccount = 'Einkauf für';
export const switchAccount = 'Wechseln';
export const countryAndCurrency = (currency: string): string => `Land und Währung: ${currency}`;
