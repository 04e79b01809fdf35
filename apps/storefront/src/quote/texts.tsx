import type { ReactNode } from 'react';

export const processHeading = 'How it goes on';
export const sellerStep = (): ReactNode => (
  <>
    <b>We ask the seller.</b> They learn what is asked for, not who asks.
  </>
);
export const quoteStep = (): ReactNode => (
  <>
    <b>You get a price with an end.</b> By e-mail, and among your quotes.
  </>
);
export const cartStep = (): ReactNode => (
  <>
    <b>You put it into the cart.</b> It costs that price there, in exactly that quantity, for everybody who
    buys for your account. Coupons take nothing off it.
  </>
);
export const availabilityWarning = (): ReactNode => (
  <>
    <b>Until you order, others can buy.</b> A quote reserves nothing.
  </>
);

export const stateNames = {
  Waiting: 'Waiting for our answer',
  Quoted: 'Quoted',
  Ended: 'Ended',
  Ordered: 'Ordered',
  Declined: 'Declined',
  Withdrawn: 'Withdrawn',
};
export const waitingText = 'We ask the seller and answer within two working days, here and by e-mail.';
export const quotedText = (day: string, quantity: number): string =>
  `This price holds until ${day}, for exactly ${quantity} ${quantity === 1 ? 'unit' : 'units'}. Nothing is reserved before you order.`;
export const endedText = (day: string): string =>
  `This price held until ${day}. Ask again, and we see what is possible now.`;
export const orderedText = 'It was ordered at this price.';
export const declinedText = 'We could not quote this. You can ask for something else.';
export const withdrawnText = 'You took this request back. You can ask again at any time.';
export const listingNotFound = 'A listing that is gone';
