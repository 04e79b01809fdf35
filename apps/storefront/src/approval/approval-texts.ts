export const orderApproved = (amount: string): string => `This order of ${amount} is approved`;
export const seeOrWithdrawLink = 'See it, or withdraw it';
export const placeAndPayHint =
  'Place and pay it in the checkout. Until then nothing is ordered, and the cart cannot be changed.';
export const awaitsApproval = (amount: string): string => `This order of ${amount} waits for an approval`;
export const cartLocked = 'Cart and checkout cannot be changed until it is decided. Nothing is ordered yet.';
export const unnamedApprover = 'A buyer manager';
export const orderRejected = (name: string): string => `${name} turned this order down`;
export const quotedNote = (note: string): string => `“${note}” `;
export const requestAgainHint = 'You can change the cart and ask again.';
