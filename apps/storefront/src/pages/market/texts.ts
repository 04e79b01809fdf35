export const title = 'Country and currency';
export const heading = 'Where do you buy?';
export const lead =
  'It decides in which currency you see prices and are charged. Sellers price in euro; other prices are worked out at the rate of the day and rounded up to whole units.';
export const changedHeading = (currency: string): string => `Prices are in ${currency} now`;
export const continueLink = 'Continue';
export const cartLink = 'Go to the cart';
/** `items` counts what is in the cart, in words. */
export const cartConverted = (items: string, amount: string): string =>
  `So is your cart: ${items} for ${amount} before delivery and tax. Nothing of it was lost.`;
export const changeFailed = 'Nothing was changed';
export const countryAndCurrency = 'Country and currency';
export const marketWithCurrency = (market: string, currency: string): string => `${market}, in ${currency}`;
export const cartConversionHint =
  'Your cart changes its currency too. What is in it, and what is reserved, stays.';
export const submitButton = 'Show these prices';
export const marketRequired = 'Choose where you buy.';

/** Of markets of several countries, by id; others are called what the shop calls them. */
export const marketNames: Readonly<Record<string, string>> = {
  '0ZI00000000MKEUGA4': 'European Union and Norway',
};
