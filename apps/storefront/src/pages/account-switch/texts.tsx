import type { ReactNode } from 'react';

export const title = 'Buying for';
export const buyerQuestion = 'Who do you buy for?';
export const lead =
  'Each account has its own cart, prices, orders and spending limit. The account that you buy for stands at the top of every page.';
export const notSwitched = 'The account was not changed';
export const yourAccount = 'Your account';
export const currentAccount = 'You buy for this account';
export const switchButton = (account: string): ReactNode => (
  <>
    Buy for it<span className="visually-hidden">: {account}</span>
  </>
);
export const accessLost = 'You may not buy for this account any more. Choose another.';
