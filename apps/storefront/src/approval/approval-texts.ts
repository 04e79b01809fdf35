export const isApproved = (amount: string): string => `This order of ${amount} is approved`;
export const seeOrWithdraw = 'See it, or withdraw it';
export const placeAndPay =
  'Place and pay it in the checkout. Until then nothing is ordered, and the cart cannot be changed.';
export const waitsForApproval = (amount: string): string => `This order of ${amount} waits for an approval`;
export const standsStill = 'Cart and checkout cannot be changed until it is decided. Nothing is ordered yet.';
export const buyerManager = 'A buyer manager';
export const turnedDown = (name: string): string => `${name} turned this order down`;
export const noteOf = (note: string): string => `“${note}” `;
export const askAgain = 'You can change the cart and ask again.';
