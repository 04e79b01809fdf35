import type { ReactNode } from 'react';

export const yourOrders = 'Your orders';
export const quotesAndOffers = 'Your quotes and offers';
export const watchlist = 'What you watch';
export const savedSearches = 'Saved searches';
export const ownData = 'Your data';
export const noMatches = (all: string): ReactNode => (
  <>
    No order fits. <a href={all}>Show all orders</a>
  </>
);
export const guestOrdersHint = (signIn: string): ReactNode => (
  <>
    These were placed in this browser. <a href={signIn}>Sign in</a> for those of your account.
  </>
);
export const order = 'Order';
export const items = 'Items';
export const status = 'Status';
export const total = 'Total';
export const moreItems = (count: number): string => ` and ${count} more`;
export const orderedBy = (name: string): string => `by ${name}`;
export const paginationLabel = 'Pages of orders';

export const guestOrdersQuestion = 'Ordered as a guest before?';
export const sendLink = 'Send me a link';
export const confirmAddress = (email: string): string =>
  `Confirm that ${email} is your address, and what was ordered with it shows here.`;
export const noGuestOrders =
  'No order was placed in this browser. Orders of an account show once you are signed in.';
export const noOrders =
  'You have not ordered anything yet. An order shows here as soon as it is placed, with everything that was agreed.';
export const signIn = 'Sign in';
export const seeAll = 'See all equipment';

export const searchLabel = 'Number or item';
export const anyStatus = 'Any';
export const placedBy = 'Placed by';
export const anyBuyer = 'Everybody';
export const anyBuyerOf = (company: string): string => `Everybody of ${company}`;
export const ownOrders = 'Me';
export const searchButton = 'Find';
export const clearLink = 'Show all';
