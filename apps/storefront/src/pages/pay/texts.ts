export const toBeOrdered = 'A cart to be ordered';
export const preparedByGuest = 'Put together by a guest of the shop';
export const preparedBy = (who: string): string => `Put together by ${who}`;
export const lead = (preparedBy: string, items: string, hasEnded: boolean, day: string): string =>
  `${preparedBy}. ${items}, at prices that ${hasEnded ? 'held' : 'hold'} until ${day}.`;
export const startFailed = 'The checkout could not be started';
export const items = 'Items';
export const summary = 'Summary';
export const notOrderable = 'This item cannot be ordered any more.';
export const orderedHeading = 'This cart has been ordered';
export const orderedBody = 'It can be ordered once. Whoever ordered it has the confirmation.';
export const expiredHeading = 'These prices are over';
export const expiredBody =
  'Ask whoever sent the link for a new one. Prices and stock may have changed since.';
export const unavailableHeading = 'This cart cannot be ordered any more';
export const unavailableBody =
  'It is ordered as it was put together, or not at all, and not all of it can be had. Ask whoever sent the link for a new one.';
export const signIn = 'Sign in to order';
export const continueToCheckout = 'Continue to checkout';
export const checkOut = 'Check out';
export const orderHint =
  'It is ordered as it is. What you have in a cart of your own waits until then. Items are reserved for you when the checkout begins.';

export const mailBody = (day: string, link: string): string =>
  `Please order this cart. Its prices hold until ${day}.\n\n${link}\n`;
export const copied = 'The link is copied.';
export const copyManually = 'Copy the marked link.';
export const shareHeading = 'Send this link';
export const shareHint = (day: string): string =>
  `Whoever opens it sees this page and can order, as a guest or signed in. It works until ${day}, once.`;
export const linkToCart = 'Link to this cart';
export const mailLink = 'Write a mail';
export const copy = 'Copy';
