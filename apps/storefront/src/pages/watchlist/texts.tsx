import type { ReactNode } from 'react';

export const title = 'Watching';
export const lead = 'Listings that you keep an eye on, and what they cost when you began.';
export const notDone = 'This was not done';
export const nothingWatched =
  'You watch nothing yet. Press “Watch” on the page of a listing, and find it here.';
export const seeAll = 'See all equipment';
export const pages = 'Pages of what you watch';
export const newer = 'Newer ones';
export const older = 'Older ones';
export const weWrite = 'We write to you';
export const whenWeWrite = [
  'when the price of a listing falls,',
  'when it is sold or taken off the shop,',
  'when it is for sale again.',
] as const;
export const aboutMails =
  'Changes within ten minutes come as one mail, and each mail has a link that ends them.';
export const savedSearches = 'Your saved searches';
export const noMails = (count: number): string =>
  count === 1 ? 'You get no mails about one of these' : `You get no mails about ${count} of these`;
export const sendAgain = 'Send mails again';

export const since = (day: ReactNode): ReactNode => <>since {day}</>;
export const notOffered = 'Not offered any more';
export const addToCart = 'Add to cart';
export const remove = 'Remove';
export const onRequest = 'On request';
export const fellBy = (amount: string): string => `Fell by ${amount}`;
export const roseBy = (amount: string): string => `Rose by ${amount}`;
export const fromPrice = (amount: string): string => `from ${amount}`;

export const noListing = 'This is no listing that can be watched.';
