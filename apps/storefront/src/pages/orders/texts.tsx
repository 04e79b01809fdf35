import type { ReactNode } from 'react';

export const yourOrders = 'Your orders';
export const quotesAndOffers = 'Your quotes and offers';
export const watching = 'What you watch';
export const savedSearches = 'Saved searches';
export const noneFits = (all: string): ReactNode => (
  <>
    No order fits. <a href={all}>Show all orders</a>
  </>
);
export const inThisBrowser = (signIn: string): ReactNode => (
  <>
    These were placed in this browser. <a href={signIn}>Sign in</a> for those of your account.
  </>
);
export const order = 'Order';
export const items = 'Items';
export const status = 'Status';
export const total = 'Total';
export const andMore = (count: number): string => ` and ${count} more`;
export const orderedBy = (name: string): string => `by ${name}`;
export const pagesOfOrders = 'Pages of orders';

export const asGuestBefore = 'Ordered as a guest before?';
export const sendLink = 'Send me a link';
export const confirmAddress = (email: string): string =>
  `Confirm that ${email} is your address, and what was ordered with it shows here.`;
export const noneHere =
  'No order was placed in this browser. Orders of an account show once you are signed in.';
export const noneYet =
  'You have not ordered anything yet. An order shows here as soon as it is placed, with everything that was agreed.';
export const signIn = 'Sign in';
export const seeAll = 'See all equipment';

export const numberOrItem = 'Number or item';
export const any = 'Any';
export const placedBy = 'Placed by';
export const everybody = 'Everybody';
export const everybodyOf = (company: string): string => `Everybody of ${company}`;
export const me = 'Me';
export const find = 'Find';
export const showAll = 'Show all';
