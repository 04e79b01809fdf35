import type { ReactNode } from 'react';

export const title = 'Watching';
export const lead = 'Listings that you keep an eye on, and what they cost when you began.';
export const actionFailed = 'This was not done';
export const emptyLead = 'You watch nothing yet. Press “Watch” on the page of a listing, and find it here.';
export const seeAll = 'See all equipment';
export const paginationLabel = 'Pages of what you watch';
export const newer = 'Newer ones';
export const older = 'Older ones';
export const mailsHeading = 'We write to you';
export const mailOccasions = [
  'when the price of a listing falls,',
  'when it is sold or taken off the shop,',
  'when it is for sale again.',
] as const;
export const mailsExplanation =
  'Changes within ten minutes come as one mail, and each mail has a link that ends them.';
export const savedSearches = 'Your saved searches';
export const mailsStopped = (count: number): string =>
  count === 1 ? 'You get no mails about one of these' : `You get no mails about ${count} of these`;
export const resumeMails = 'Send mails again';

export const since = (day: ReactNode): ReactNode => <>since {day}</>;
export const unavailable = 'Not offered any more';
export const addToCart = 'Add to cart';
export const remove = 'Remove';
export const priceOnRequest = 'On request';
export const priceDrop = (amount: string): string => `Fell by ${amount}`;
export const priceRise = (amount: string): string => `Rose by ${amount}`;
export const priceBefore = (amount: string): string => `from ${amount}`;

export const listingInvalid = 'This is no listing that can be watched.';
