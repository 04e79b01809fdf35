export const title = 'Confirm your e-mail address';
export const heading = 'Confirm your address';
export const actionFailed = 'That was not done';
export const confirmedHeading = 'Your address is confirmed';
export const seeOrders = 'See your orders';
export const guestOrdersClaimed = (email: string): string =>
  `What was ordered with ${email} as a guest stands among the orders of your account.`;
export const linkInvalid = 'This link does not confirm your address';
export const linkInvalidReason = (email: string): string =>
  `A link works within a day, only whole, and for the account alone that it was sent for. You are signed in with ${email}.`;
export const sendNewLink = 'Send a new link';
export const sentHeading = 'Look into your mail';
export const sentBody = (email: string): string => `A link is on its way to ${email}`;
export const sendAnother = 'Send another';
export const notReceivedHint = 'Open it within a day. Nothing there? Look among unwanted mail.';
export const lead = (email: string): string =>
  `You are signed in with ${email}. Once it is confirmed, what was ordered with it as a guest comes to your account.`;
export const confirm = 'Confirm this address';
export const sendLink = 'Send me a link';
