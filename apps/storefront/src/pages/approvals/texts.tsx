import type { ReactNode } from 'react';

export const approvals = 'Approvals';
export const approverLead =
  'Orders above the spending limit of your account wait here for your word. An order that you approve is placed at once, or when its buyer has paid it by card.';
export const buyerLead =
  'Orders of yours that are above what you may spend. Until they are decided, their cart stands still.';
export const pendingHeading = 'Waiting';
export const nonePending = 'Nothing waits.';
export const decidedHeading = 'Decided';
export const paginationLabel = 'Pages of approvals';
export const states = {
  Pending: 'Waiting',
  Approved: 'Approved',
  Rejected: 'Turned down',
  Withdrawn: 'Withdrawn',
};

export const requestedBy = (name: string, account: string, day: ReactNode): ReactNode => (
  <>
    Asked by {name} for {account} on {day}, tax and delivery included.
  </>
);
/** A withdrawn one may have been approved before: so it names who rejected it, or else who approved it. */
export const decidedBy = (isRejected: boolean, name: string, day: ReactNode): ReactNode => (
  <>
    {isRejected ? 'Turned down' : 'Approved'} by {name} on {day}.
  </>
);
export const seeOrder = 'See the order';
export const placedOncePaid = (name: string): string => `It is placed when ${name} pays it by card.`;

export const decisionFailed = 'It is not decided yet';
export const approve = 'Approve the order';
export const openRejection = 'Turn it down';
export const reasonLabel = 'Why';
export const reasonHint = 'The buyer reads this.';
export const rejectButton = 'Turn the order down';
export const reasonRequired = 'Say why, so that the buyer knows what to change.';
export const withdrawalFailed = 'It was not withdrawn';
export const placeAndPay = (href: string): ReactNode => (
  <>
    <a href={href}>Place and pay the order</a>. Until then nothing is ordered.
  </>
);
export const withdraw = 'Withdraw the request';

export const approvedHeading = 'The order is approved';
export const awaitsPayment = (name: string): string =>
  `It is to be paid by card: ${name} gets a mail, and places and pays it.`;
export const placedHeading = 'The order is placed';
export const foundAmongOrders = (name: string, account: string): string =>
  `${name} finds it among the orders of ${account}.`;
export const rejectedHeading = 'The order is turned down';
export const rejectedBody = (name: string): string =>
  `Nothing was ordered. ${name} reads your note, and can change the cart again.`;
export const withdrawnHeading = 'The request is withdrawn';
export const seeCart = 'See your cart';
export const withdrawnBody = 'Nothing was ordered, and your cart can be changed again.';
export const submittedHeading = 'Your order waits for an approval';
export const submittedBody =
  'Nothing is ordered yet. Your items are reserved meanwhile, for some days. Once it is approved it is placed as you left it, or left to you to pay if you chose a card. You get a mail when it is decided.';
