import type { ReactNode } from 'react';

export const orderTitle = (orderNumber: string): string => `Order ${orderNumber}`;
export const placedHeading = 'Your order is placed';
export const placedLead = (count: number, items: string): string =>
  `${count === 1 ? 'The item is' : `All ${items} are`} yours and off the market. Keep the number: it stands on every paper of this order.`;
export const confirmationNeeded = 'One more step: confirm your order';
export const confirmationNeededLead = (email: string, moment: string | null): string =>
  `We sent a mail to ${email}. Open its link and confirm the order there: nothing is carried out before. The items are reserved for you${moment === null ? '' : ` until ${moment} UTC`}; without a confirmation the order is canceled then.`;
export const confirmStep = (email: string): ReactNode => (
  <>
    <b>You confirm the order.</b> The link is in the mail to {email}.
  </>
);
export const nextStepsHeading = 'What happens next';
export const sellerStep = (): ReactNode => (
  <>
    <b>The seller prepares the goods.</b> They are checked against the listing and packed, with the papers
    that it names.
  </>
);
export const carrierStep = (how: string, email: string): ReactNode => (
  <>
    <b>The carrier makes an appointment.</b> {how} Questions go to {email}.
  </>
);
export const deliverySteps = (count: number): string => `For each of the ${count} deliveries on its own.`;
export const deliveryOfMethod = (method: string, city: string): string => `${method} to ${city}.`;
export const paidStep = (): ReactNode => (
  <>
    <b>It is paid.</b> The invoice stands on the page of the order.
  </>
);
export const invoiceStep = (purchaseOrderNumber: string | null): ReactNode => (
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
export const guestOrderHint =
  'Without an account this order shows in this browser, and by the link in the mail that we send you.';
