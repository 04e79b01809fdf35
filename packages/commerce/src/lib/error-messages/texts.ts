/** Errors that clerks meet when they ship orders, take them back and refund them, and one that buyers meet when they search. `texts.de.ts` says the same in German. */
export const english = {
  notFound: (what: string): string => `There is no such ${what}.`,
  unpaid: 'The order is not paid yet.',
  unconfirmed: 'The buyer has not confirmed the order yet.',
  unapproved: 'Approve the order first.',
  canceled: 'The order is canceled.',
  cancellationRequested: 'The buyer asked to cancel the order. Decide that first.',
  allInShipments: 'All of the order is in shipments already.',
  severalAddresses: 'The order goes to several addresses: make a shipment for each.',
  noWebAddress: 'This is no web address.',
  noWeight: 'The weight is more than zero, in kilograms.',
  noDay: 'This is no day.',
  nameShipment: 'Name a shipment.',
  tooManyShipments: (max: number): string => `Name ${max} shipments at most.`,
  tooManyLabels: (max: number): string => `These are more than ${max} packages.`,
  otherLine: 'A line of another order, or one that is named twice.',
  tooManyUnits: (name: string, requested: number, left: number, ordered: number): string =>
    `${name}: ${requested} are asked for, and ${left} of ${ordered} are left.`,
  tooManyReturnRequests:
    'Your other requests for this order are decided first. Write to us if something has changed.',
  returnNotRequested: 'This return was decided already.',
  noCase: 'There is no such case.',
  returnNotExpected: 'This is only done with a return that is expected.',
  returnNotReceived: 'This is only done with a return that was received, and is not refunded yet.',
  otherReturnLine: 'A line of another return, or one that is named twice.',
  tooManyReceived: (name: string, expected: number, received: number): string =>
    `${name}: ${expected} are expected back, not ${received}.`,
  nothingReceived: 'Nothing has come: cancel the return instead.',
  noAmount: 'This is no amount of money.',
  tooMuchDelivery: (amount: string): string => `At most ${amount} of the delivery can be refunded.`,
  nothingHasLeft: 'Nothing would be left of the order: cancel it as a whole.',
  nothingToCancel: 'All of the order has left, or is in a shipment: delete that one first.',
  countsWait: 'Too many searches wait to be counted at the moment. Please try again.',
  refundedWhole: 'The order is canceled, and refunded as a whole.',
};

export type ErrorTexts = typeof english;
