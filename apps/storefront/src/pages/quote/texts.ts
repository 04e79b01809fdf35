export const headings = { quote: 'Request a quote', offer: 'Make an offer' };
export const leads = {
  quote: 'Several units, delivery to your door, or a day by which it must be there: say what you need.',
  offer: 'Name your price. The seller takes it, answers with another one, or declines.',
};
export const notForSale = 'This unit is not for sale any more';
export const nothingSent = 'So no price can be asked for. Nothing was sent.';
export const notSentYet = 'Your request was not sent yet';
export const yourPrice = (currency: string): string => `Your price for one unit (${currency})`;
export const netPrice = 'Net, without delivery.';
export const enterPrice = 'Enter what you offer for one unit.';
export const priceWrong = 'Enter an amount above zero with two decimals at most, such as 4500 or 4500.50.';
export const quantity = 'Quantity';
export const availableNow = (count: number): string => `${count} available now.`;
export const enterQuantity = 'Enter how many units you need.';
export const quantityWrong = 'Enter a whole number of units, 1 or more.';
export const deliverTo = 'Deliver to';
export const withoutDelivery = 'Without delivery';
export const countryWrong = 'Choose one of the countries.';
export const neededBy = 'Needed by';
export const dayWrong = 'Choose today or a later day, or leave it empty.';
export const whatElse = 'What else matters';
export const suchAs = 'Installation, training, access to the building.';
export const requestQuote = 'Request the quote';
export const sendOffer = 'Send the offer';
