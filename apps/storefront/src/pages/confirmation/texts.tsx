import type { ReactNode } from 'react';

export const titleOf = (orderNumber: string): string => `Order ${orderNumber}`;
export const isPlaced = 'Your order is placed';
export const areYours = (count: number, items: string): string =>
  `${count === 1 ? 'The item is' : `All ${items} are`} yours and off the market. Keep the number: it stands on every paper of this order.`;
export const oneMoreStep = 'One more step: confirm your order';
export const areReserved = (email: string, moment: string | null): string =>
  `We sent a mail to ${email}. Open its link and confirm the order there: nothing is carried out before. The items are reserved for you${moment === null ? '' : ` until ${moment} UTC`}; without a confirmation the order is canceled then.`;
export const youConfirm = (email: string): ReactNode => (
  <>
    <b>You confirm the order.</b> The link is in the mail to {email}.
  </>
);
export const whatNext = 'What happens next';
export const sellerPrepares = (): ReactNode => (
  <>
    <b>The seller prepares the goods.</b> They are checked against the listing and packed, with the papers
    that it names.
  </>
);
export const carrierCalls = (how: string, email: string): ReactNode => (
  <>
    <b>The carrier makes an appointment.</b> {how} Questions go to {email}.
  </>
);
export const eachDelivery = (count: number): string => `For each of the ${count} deliveries on its own.`;
export const deliveryTo = (method: string, city: string): string => `${method} to ${city}.`;
export const isPaid = (): ReactNode => (
  <>
    <b>It is paid.</b> The invoice stands on the page of the order.
  </>
);
export const invoiceFollows = (purchaseOrderNumber: string | null): ReactNode => (
  <>
    <b>The invoice follows</b>
    {purchaseOrderNumber
      ? `, with your purchase order ${purchaseOrderNumber} on it.`
      : ' to the billing address.'}{' '}
    Nothing is paid before.
  </>
);
export const summary = 'Summary';
export const seeOrder = 'See the order';
export const continueShopping = 'Continue shopping';
export const whereGuestsFind =
  'Without an account this order shows in this browser, and by the link in the mail that we send you.';
