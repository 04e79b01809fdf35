export const heading = 'Orders';
export const toApprove = 'To approve';
export const toShip = 'To ship';
export const partlyShipped = 'Shipped in part';
export const toCancel = 'Requested cancellations';
export const returns = 'Returns and canceled items';
export const allOrders = 'All orders';
export const fulfillment = 'Delivery';
export const planShipment = 'Plan a shipment';
export const expectReturn = 'Expect a return';
export const items = 'Items';
export const item = 'Item';
export const unitPrice = 'Price, net';
export const ordered = 'Ordered';
export const stillToShip = 'To ship';
export const shipped = 'Shipped';
export const returned = 'Returned';
export const quantities = 'How many';
export const atMost = (count: number): string => `At most ${count}`;
export const atMostAmount = (amount: string): string => `At most ${amount}, net`;
export const canceled = 'Canceled';
export const cancelRest = 'Cancel the rest';
export const cancelRestHint =
  'What is canceled is for sale again, and is credited at the price and the tax of the order. What has left stays as it is.';
export const cancelPart = 'Cancel a part';
export const cancelPartHint =
  'The order gets its invoice now, for what is canceled to be credited. All of it is canceled by the order’s own action.';
export const noteToBuyer = 'Why: the buyer reads it';
export const restCanceled = 'It is canceled, and the buyer notified.';
export const canceledAndCredited = 'Canceled, credited';
export const nothingChosen = 'Say of at least one item how many there are.';
export const carrier = 'Carrier';
export const trackingNumber = 'Tracking number';
export const trackingUrl = 'Tracking address';
export const shipDate = 'Leaves on';
export const packages = 'Packages';
export const weight = 'Weight in kg';
export const shipmentPlanned = 'The shipment is planned.';
export const shipments = 'Shipments';
export const shipment = 'Shipment';
export const shipmentStatuses: Readonly<Record<string, string>> = {
  Planned: 'Planned',
  Packed: 'Packed',
  'Picked Up': 'Picked up',
  'In Transit': 'In transit',
  Delivered: 'Delivered',
  Exception: 'Something is wrong',
};
export const labels = 'Labels for all shipments (PDF)';
export const packingSlip = 'Packing slip (PDF)';
export const papers = 'Papers';
export const tracking = 'Tracking';
export const track = 'Track';
export const status = 'Status';
export const reason = 'Reason';
export const returnReasons = {
  'Does Not Work': 'It does not work',
  'Not as Described': 'It is not as described',
  Damaged: 'It was damaged on its way',
  'No Longer Needed': 'It is no longer needed',
  Other: 'Another reason',
} as const;
export const description = 'Note';
export const returnExpected = 'The return is expected.';
export const returnNumber = 'Return';
export const returnStatuses = {
  Requested: 'Requested',
  Approved: 'Expected',
  Received: 'Received',
  Refunded: 'Refunded',
  Canceled: 'Canceled',
} as const;
export const receivedOf = (received: number | null, quantity: number): string =>
  received === null ? String(quantity) : `${received} of ${quantity}`;
export const refund = 'Refund';
export const refundStates = {
  Pending: 'on its way',
  Done: 'paid back',
  Failed: 'could not be paid back',
} as const;
export const creditNote = 'Credit note (PDF)';
export const steps = 'Next step';
export const receive = 'It has come';
export const cancelReturn = 'It does not come';
export const cancelReturnTitle = (number: string): string => `Give up return ${number}?`;
export const cancelReturnHint = 'The buyer keeps what was shipped. Another return can be expected later.';
export const came = 'So many came';
export const restock = 'Can be sold again: back into stock';
export const returnReceived = 'What came is noted.';
export const refundIt = 'Refund it';
export const refundHint =
  'What was received is refunded at the price and the tax of the order, by a credit note that the buyer gets by mail.';
export const deliveryAmount = 'Of the delivery’s price';
export const refunded = 'The refund is under way.';
export const expectedBack = 'Expected back';
export const toRefund = 'To refund';
export const toDecide = 'Requested returns';
export const approveReturn = 'Agree to the return';
export const declineReturn = 'Decline it';
export const noteWithApproval = 'For the buyer, such as where to send it';
export const buyerSays = (text: string): string => `The buyer says: ${text}`;
export const returnDecided = 'It is decided, and the buyer gets a mail.';
