export const title = 'Country and currency';
export const heading = 'Where do you buy?';
export const whatItDecides =
  'It decides in which currency you see prices and are charged. Sellers price in euro; other prices are worked out at the rate of the day and rounded up to whole units.';
export const pricesAreIn = (currency: string): string => `Prices are in ${currency} now`;
export const goOn = 'Continue';
export const toCart = 'Go to the cart';
/** `items` counts what is in the cart, in words. */
export const soIsCart = (items: string, amount: string): string =>
  `So is your cart: ${items} for ${amount} before delivery and tax. Nothing of it was lost.`;
export const nothingChanged = 'Nothing was changed';
export const countryAndCurrency = 'Country and currency';
export const marketIn = (market: string, currency: string): string => `${market}, in ${currency}`;
export const cartChangesToo =
  'Your cart changes its currency too. What is in it, and what is reserved, stays.';
export const showPrices = 'Show these prices';
export const chooseMarket = 'Choose where you buy.';

/** Of markets of several countries, by id; others are called what the shop calls them. */
export const marketNames: Readonly<Record<string, string>> = {
  '0ZI00000000MKEUGA4': 'European Union and Norway',
};
