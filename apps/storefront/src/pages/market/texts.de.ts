export const title = 'Land und Währung';
export const heading = 'Wo kaufen Sie ein?';
export const lead =
  'Danach richtet sich, in welcher Währung Sie Preise sehen und bezahlen. Verkäufer nennen Preise in Euro; andere Preise werden zum Tageskurs umgerechnet und auf ganze Einheiten aufgerundet.';
export const changedHeading = (currency: string): string => `Preise stehen jetzt in ${currency}`;
export const continueLink = 'Weiter';
export const cartLink = 'Zum Warenkorb';
/** `items` counts what is in the cart, in words. */
export const cartConverted = (items: string, amount: string): string =>
  `Ihr Warenkorb ebenfalls: ${items} für ${amount} vor Lieferung und Steuer. Nichts ging dabei verloren.`;
export const changeFailed = 'Es wurde nichts geändert';
export const countryAndCurrency = 'Land und Währung';
export const marketWithCurrency = (market: string, currency: string): string => `${market}, in ${currency}`;
export const cartConversionHint =
  'Auch Ihr Warenkorb wechselt die Währung. Was darin liegt und was reserviert ist, bleibt.';
export const submitButton = 'Diese Preise zeigen';
export const marketRequired = 'Wählen Sie, wo Sie einkaufen.';

/** Of markets of several countries, by id; others are called what the shop calls them. */
export const marketNames: Readonly<Record<string, string>> = {
  '0ZI00000000MKEUGA4': 'Europäische Union und Norwegen',
};
