export const headings = { quote: 'Request a quote', offer: 'Make an offer' };
export const leads = {
  quote: 'Several units, delivery to your door, or a day by which it must be there: say what you need.',
  offer: 'Name your price. The seller takes it, answers with another one, or declines.',
};
export const unavailableHeading = 'This unit is not for sale any more';
export const unavailableBody = 'So no price can be asked for. Nothing was sent.';
export const sendingFailed = 'Your request was not sent yet';
export const offeredPrice = (currency: string): string => `Your price for one unit (${currency})`;
export const offeredPriceHint = 'Net, without delivery.';
export const priceRequired = 'Enter what you offer for one unit.';
export const priceError = 'Enter an amount above zero with two decimals at most, such as 4500 or 4500.50.';
export const quantity = 'Quantity';
export const quantityHint = (count: number): string => `${count} available now.`;
export const quantityRequired = 'Enter how many units you need.';
export const quantityError = 'Enter a whole number of units, 1 or more.';
export const deliverTo = 'Deliver to';
export const withoutDelivery = 'Without delivery';
export const countryError = 'Choose one of the countries.';
export const neededBy = 'Needed by';
export const dayError = 'Choose today or a later day, or leave it empty.';
export const messageLabel = 'What else matters';
export const messageHint = 'Installation, training, access to the building.';
export const requestQuote = 'Request the quote';
export const sendOffer = 'Send the offer';
