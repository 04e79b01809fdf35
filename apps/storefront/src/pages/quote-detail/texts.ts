export const quote = (reference: string): string => `Quote ${reference}`;
export const offer = (reference: string): string => `Offer ${reference}`;
export const actionFailed = 'That was not done';
export const notAddedToCart = (next: string): string => `Nothing was put into the cart. ${next}`;
export const unavailable = (quantity: number): string =>
  `${quantity === 1 ? 'The item is sold or reserved for somebody else' : `${quantity} units are not available any more`}, so it cannot be ordered at this price now.`;
export const declineReason = 'Why not';
export const messageHeading = 'What you wrote';
export const seeListing = 'See the listing';
export const seeOrder = 'See the order';
export const quotesLink = 'All your quotes';
export const requestAgain = 'Ask again';
export const addToCart = 'Put it into the cart at this price';
export const withdrawOffer = 'Withdraw the offer';
export const withdrawRequest = 'Withdraw the request';
export const sentHeading = 'Thank you, your request is with us';
export const withdrawn = 'It is withdrawn. Nothing is quoted any more';

export const netAmount = (amount: string): string => `${amount} net`;
export const quantity = 'Quantity';
export const offeredPrice = 'Your price for one unit';
export const quotedPrice = 'Quoted price for one unit';
export const delivery = 'Delivery';
export const total = 'Total';
export const validUntil = 'Valid until';
export const deliverTo = 'Deliver to';
export const neededBy = 'Needed by';
export const offeredOn = 'Offered on';
export const askedOn = 'Asked on';
