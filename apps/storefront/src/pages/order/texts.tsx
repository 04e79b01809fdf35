import type { ReactNode } from 'react';

export const orderTitle = (orderNumber: string): string => `Order ${orderNumber}`;
export const yourOrders = 'Your orders';
export const placedOn = (day: ReactNode): ReactNode => <>Placed on {day}</>;
export const orderAgain = 'Order again';
export const print = 'Print';
export const contactHint = (contact: string, orderNumber: string): ReactNode => (
  <>
    Something is not right with it? <a href={contact}>Write to us</a> and name the number {orderNumber}.
  </>
);

export const cancelHeading = 'Cancel this order';
export const cancelButton = 'Ask to cancel the order';
export const cancelHint =
  'As long as nothing has been sent. You read our answer here and get it by mail, within one working day.';
export const reasonLabel = 'Why, if you like to say';

export const returnHeading = 'Return something of this order';
export const returnButton = 'Ask to return it';
export const returnHint =
  'Say how many of each. You read our answer here and get it by mail, within one working day; please send nothing before.';
export const returnAtMost = (count: number): string => `At most ${count}`;
export const returnReasonLabel = 'Why';
export const chooseReturnReason = 'Choose a reason';
export const returnReasons = {
  'Does Not Work': 'It does not work',
  'Not as Described': 'It is not as described',
  Damaged: 'It was damaged on its way',
  'No Longer Needed': 'It is no longer needed',
  Other: 'Another reason',
} as const;
export const returnDescriptionLabel = 'What we should know about it';
export const returnReasonRequired = 'Choose why you want to return it.';
export const returnQuantityError = 'Enter a whole number, such as 1.';
export const nothingToReturn = 'Enter of at least one item how many you want to return.';
export const returnRequestedHeading = 'You asked to return a part of this order';
export const returnRequestedBody =
  'Somebody decides it within one working day. You read the answer here and get it by mail.';

export const actionFailed = 'That was not done';
export const unpaidHeading = 'This order is not paid yet';
export const payByCard = (amount: string): string => `Pay ${amount} by card`;
export const cancelUnpaidButton = 'Give it up and go back to the cart';
export const unpaidBody = (time: string | null): string =>
  `Its items are kept for you${time === null ? '' : ` until ${time} UTC`}. After that the order is canceled, they are for sale again, and nothing is charged. If you have paid just now, look again in a minute.`;
export const unconfirmedHeading = 'This order awaits your confirmation';
export const confirmationMailHint = (email: string): string =>
  `Nobody has confirmed the address ${email} yet. Open the link in the mail that we sent there, and confirm the order on the page that it leads to.`;
export const confirmHint = 'Nothing is carried out before you confirm it.';
export const confirmOrder = 'Confirm the order';
export const reservedUntil = (moment: string | null): string =>
  `Its items are reserved${moment === null ? '' : ` until ${moment} UTC`}. Without a confirmation the order is canceled then, and nothing is to be paid.`;
export const confirmedHeading = 'Your order is confirmed';
export const confirmedBody = 'We sent you a mail with everything about it.';
export const confirmationExpired = 'It was not confirmed by the link of our mail in time.';
export const canceledHeading = 'This order is canceled';
export const refundedOn = (day: string): string => `What was paid was given back on ${day}.`;
export const refundPending = 'What was paid is being given back to the card.';
export const nothingDue = 'Nothing is delivered, and nothing is to be paid.';
export const cancellationDeclined = 'This order could not be canceled';
export const cancellationDeclinedBody = 'It is carried out as it was placed.';
export const cancellationRequested = 'You asked to cancel this order';
export const cancellationPending =
  'Somebody decides it within one working day, and nothing is sent before. You read the answer here and get it by mail.';
export const addedToCart = (items: string): string => `In your cart: ${items}`;
export const noneAvailable = 'Nothing of it is for sale at the moment';
export const goToCart = 'Go to the cart';
export const unavailableItems = 'Sold, reserved, or there in a lower number:';

export const documentsHeading = 'Papers';
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
export const packed = 'Packed';
export const pickedUp = 'Picked up by the carrier';
export const inTransit = 'On its way';
export const delivered = 'Delivered';
export const delayed = 'Held up: we look into it';
export const carrier = 'Carrier';
export const tracking = 'Tracking';
export const sent = 'Sent';
export const expected = 'Expected';
export const trackLink = (carrier: string | null): string => `Track it at ${carrier ?? 'the carrier'}`;

export const returnsHeading = 'Returned or canceled';
export const returnStatuses = {
  Requested: 'You asked to return it',
  Approved: 'We expect it back',
  Received: 'Your return has arrived',
  Refunded: 'Your return is credited',
  Canceled: 'We could not take it back',
} as const;
export const itemsCanceled = 'Canceled: it is not sent any more';
export const units = (quantity: number, name: string): string => `${quantity} × ${name}`;
export const receivedUnits = (
  received: number,
  quantity: number,
  name: string,
  isRestocked: boolean,
): string =>
  `${received === quantity ? quantity : `${received} of ${quantity}`} × ${name}${isRestocked ? ', for sale again' : ''}`;
export const returnNumber = 'Number';
export const since = 'Since';
export const credited = 'Credited';
export const refund = 'Money';
const refundFailed = 'It could not be paid back. We will write to you.';
export const refundStates = {
  Card: {
    Pending: 'On its way to your card',
    Done: 'Given back to your card',
    Failed: refundFailed,
  },
  Transfer: {
    Pending: 'Set off against what is to be paid, or transferred to you',
    Done: 'Set off or transferred to you',
    Failed: refundFailed,
  },
} as const;
