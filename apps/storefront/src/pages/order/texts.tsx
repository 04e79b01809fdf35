import type { ReactNode } from 'react';

export const titleOf = (orderNumber: string): string => `Order ${orderNumber}`;
export const yourOrders = 'Your orders';
export const placedOn = (day: ReactNode): ReactNode => <>Placed on {day}</>;
export const orderAgain = 'Order again';
export const print = 'Print';
export const notRight = (contact: string, orderNumber: string): ReactNode => (
  <>
    Something is not right with it? <a href={contact}>Write to us</a> and name the number {orderNumber}.
  </>
);

export const cancelThis = 'Cancel this order';
export const askToCancel = 'Ask to cancel the order';
export const asLongAs =
  'As long as nothing has been sent. You read our answer here and get it by mail, within one working day.';
export const why = 'Why, if you like to say';

export const notDone = 'That was not done';
export const notPaidYet = 'This order is not paid yet';
export const payByCard = (amount: string): string => `Pay ${amount} by card`;
export const giveUp = 'Give it up and go back to the cart';
export const keptUntil = (time: string | null): string =>
  `Its items are kept for you${time === null ? '' : ` until ${time} UTC`}. After that the order is canceled, they are for sale again, and nothing is charged. If you have paid just now, look again in a minute.`;
export const notConfirmedYet = 'This order awaits your confirmation';
export const openMail = (email: string): string =>
  `Nobody has confirmed the address ${email} yet. Open the link in the mail that we sent there, and confirm the order on the page that it leads to.`;
export const confirmHere = 'Nothing is carried out before you confirm it.';
export const confirmOrder = 'Confirm the order';
export const reservedUntil = (moment: string | null): string =>
  `Its items are reserved${moment === null ? '' : ` until ${moment} UTC`}. Without a confirmation the order is canceled then, and nothing is to be paid.`;
export const isConfirmed = 'Your order is confirmed';
export const confirmedNext = 'We sent you a mail with everything about it.';
export const wasNotConfirmed = 'It was not confirmed by the link of our mail in time.';
export const isCanceled = 'This order is canceled';
export const refundedOn = (day: string): string => `What was paid was given back on ${day}.`;
export const beingRefunded = 'What was paid is being given back to the card.';
export const nothingOwed = 'Nothing is delivered, and nothing is to be paid.';
export const notCanceled = 'This order could not be canceled';
export const carriedOut = 'It is carried out as it was placed.';
export const youAsked = 'You asked to cancel this order';
export const beingDecided =
  'Somebody decides it within one working day, and nothing is sent before. You read the answer here and get it by mail.';
export const inYourCart = (items: string): string => `In your cart: ${items}`;
export const nothingForSale = 'Nothing of it is for sale at the moment';
export const goToCart = 'Go to the cart';
export const notThere = 'Sold, reserved, or there in a lower number:';

export const papers = 'Papers';
export const invoiceFile = (number: string): string => `Invoice ${number} (PDF)`;
export const creditNoteFile = (number: string): string => `Credit note ${number} (PDF)`;
export const purchaseOrderFile = (title: string, type: string): string =>
  `Your purchase order: ${title} (${type})`;

export const itemsOfOrder = 'Items of the order';
export const item = 'Item';
export const quantity = 'Quantity';
export const price = 'Price';
export const amount = 'Amount';

export const shipments = (count: number): string => (count === 1 ? 'Shipment' : 'Shipments');
export const planned = 'Being prepared';
export const pickedUp = 'Picked up by the carrier';
export const inTransit = 'On its way';
export const delivered = 'Delivered';
export const heldUp = 'Held up: we look into it';
export const carrier = 'Carrier';
export const tracking = 'Tracking';
export const sent = 'Sent';
export const expected = 'Expected';
export const trackAt = (carrier: string | null): string => `Track it at ${carrier ?? 'the carrier'}`;
