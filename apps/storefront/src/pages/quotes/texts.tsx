import type { ReactNode } from 'react';

export const yourQuotes = 'Your quotes';
export const lead = 'What you offered or asked a price for, and what became of it.';
export const otherAccountHeading = (account: string): string => `You are buying for ${account}`;
export const chooseAccount = 'Choose for whom you buy';
export const otherAccountBody = 'Quotes hold for your own account, and show once you buy for it again.';
export const noQuotes =
  'Nothing was asked for yet. A listing that is for sale has the links “Make an offer” and “Request a quote”.';
export const seeAll = 'See all equipment';
export const paginationLabel = 'Pages of quotes';
export const newer = 'Newer quotes';
export const older = 'Older quotes';

export const until = (day: ReactNode): ReactNode => <>until {day}</>;
export const requestedOn = (isOffer: boolean, day: ReactNode): ReactNode => (
  <>
    {isOffer ? 'Offered' : 'Asked'} on {day}
  </>
);
/** What kind of price it is, where it needs saying. */
export const priceNote = (isOffered: boolean, isEach: boolean): string =>
  `${isOffered ? 'offered' : ''} ${isEach ? 'each' : ''}`;
