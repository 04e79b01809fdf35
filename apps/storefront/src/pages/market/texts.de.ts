export const title = 'Land und Währung';
export const heading = 'Wo kaufen Sie ein?';
export const whatItDecides =
  'Danach richtet sich, in welcher Währung Sie Preise sehen und bezahlen. Verkäufer nennen Preise in Euro; andere Preise werden zum Tageskurs umgerechnet und auf ganze Einheiten aufgerundet.';
export const pricesAreIn = (currency: string): string => `Preise stehen jetzt in ${currency}`;
export const goOn = 'Weiter';
export const toCart = 'Zum Warenkorb';
/** `items` counts what is in the cart, in words. */
export const soIsCart = (items: string, amount: string): string =>
  `Ihr Warenkorb ebenfalls: ${items} für ${amount} vor Lieferung und Steuer. Nichts ging dabei verloren.`;
export const nothingChanged = 'Es wurde nichts geändert';
export const countryAndCurrency = 'Land und Währung';
export const marketIn = (market: string, currency: string): string => `${market}, in ${currency}`;
export const cartChangesToo =
  'Auch Ihr Warenkorb wechselt die Währung. Was darin liegt und was reserviert ist, bleibt.';
export const showPrices = 'Diese Preise zeigen';
export const chooseMarket = 'Wählen Sie, wo Sie einkaufen.';

/** Of markets of several countries, by id; others are called what the shop calls them. */
export const marketNames: Readonly<Record<string, string>> = {
  '0ZI00000000MKEUGA4': 'Europäische Union und Norwegen',
};
