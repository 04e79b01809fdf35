const statuses: Readonly<Record<string, string>> = {
  Planned: 'is being prepared',
  Packed: 'is packed',
  'Picked Up': 'is on its way',
  'In Transit': 'is on its way',
  Delivered: 'has arrived',
  Exception: 'is held up on its way',
};

/** The texts of mails about orders. `texts.de.ts` has them in German; a further language is a further table. */
export const english = {
  moment: (day: string, time: string): string => `${day}, ${time} UTC`,
  seeOrder: 'See the order',
  item: 'Item',
  quantity: 'Quantity',
  price: 'Price',
  total: 'Total',
  totalOfAll: 'Total, delivery and tax included',
  placedHere: (shop: string): string =>
    `You get this because an order was placed at ${shop} with this address.`,
  confirmation: {
    title: (number: string): string => `Your order ${number}`,
    reason: (shop: string, day: string): string =>
      `You get this because an order was placed at ${shop} with this address on ${day}. If it was not you, please write to us and name the number.`,
    thanks: 'Thank you. Your order is placed, and what you ordered is off the market.',
    ordered: 'What you ordered',
    products: 'Products',
    discount: 'Discount',
    delivery: 'Delivery',
    deliveryBy: (method: string): string => `Delivery: ${method}`,
    tax: 'Tax',
    taxAt: (rate: string): string => `Tax (${rate})`,
    billingAddress: 'Billing address',
    payment: 'Payment',
    card: 'Card, paid',
    invoice: 'Invoice',
    purchaseOrder: (number: string | null): string =>
      number ? `Purchase order ${number}` : 'Purchase order',
    next: 'What happens next',
    packed: 'The seller checks the goods against the listing and packs them, with the papers that it names.',
    appointment: (cities: readonly string[]): string =>
      `The carrier makes an appointment for ${cities.join(' and ')}. We write to you once the goods are on their way.`,
    invoiceIsPaid: 'The invoice stands on the page of the order. It is paid.',
    invoiceFollows: (number: string | null): string =>
      number === null
        ? 'The invoice follows to the billing address. Nothing is paid before.'
        : `The invoice follows, with your purchase order ${number} on it. Nothing is paid before.`,
  },
  deliveries: {
    address: 'Delivery address',
    one: (at: number, count: number): string => `Delivery ${at} of ${count}`,
    items: 'Items',
    by: 'By',
  },
  request: {
    title: (number: string): string => `Please confirm your order ${number}`,
    reason: (shop: string): string =>
      `You get this because somebody gave this address for an order at ${shop}. If it was not you, do nothing: the order is canceled by itself, and nothing is to be paid.`,
    text: (total: string, until: string): string =>
      `An order of ${total} awaits your confirmation. Open the page of the order and confirm it there. The items are reserved until ${until}; without a confirmation the order is canceled then.`,
    confirm: 'Confirm the order',
    ordered: 'What was ordered',
  },
  cancellation: {
    canceled: (number: string): string => `Your order ${number} is canceled`,
    declined: (number: string): string => `Your order ${number} could not be canceled`,
    toCard: (amount: string): string =>
      `The ${amount} that you paid go back to your card. It can take some days until your bank shows them; the page of the order says when they are on their way.`,
    byCreditNote: (number: string): string =>
      `Our invoice is taken back by the credit note ${number}, which stands on the page of the order. Nothing is to be paid any more.`,
    nothingToPay: 'Nothing is delivered, and nothing is to be paid.',
    notConfirmed:
      'The order was not confirmed by the link that we sent, so it is canceled. Its items are for sale again.',
    notPossible:
      'You asked us to cancel this order. That is not possible any more: it is carried out as it was placed.',
    asRequested: 'As you asked, the order is canceled.',
    byUs: 'We cannot carry out the order, and have canceled it.',
    note: 'What we want to add:',
  },
  approval: {
    waits: (total: string): string => `An order of ${total} waits for your approval`,
    stillWaits: (total: string): string => `An order of ${total} still waits for your approval`,
    reason: (account: string, shop: string): string =>
      `You get this because you decide on the orders of ${account} at ${shop}.`,
    request: (name: string, account: string): string =>
      `${name} asks to order this for ${account}. It is above what they may order alone.`,
    oneMoreDay:
      'Its items are reserved for one more day: after that others may buy them, and it can be approved as long as they are there.',
    someDays: 'Until you decide, nothing is ordered; its items are reserved for some days.',
    more: (count: number): string => `and ${count} more on the page of approvals.`,
    decide: 'Approve it, or turn it down',
    manager: 'A buyer manager',
    rejected: (total: string): string => `Your order of ${total} was turned down`,
    rejectedBy: (name: string): string =>
      `${name} turned it down. Nothing was ordered. Your cart is open again: change it, and ask again if you like.`,
    seeCart: 'See your cart',
    payable: (total: string): string => `Your order of ${total} is approved: you can pay it`,
    payableBy: (name: string): string => `${name} approved it. It is ordered when you place and pay it.`,
    pay: 'Place and pay the order',
    approved: (total: string): string => `Your order of ${total} is approved`,
    placedBy: (name: string, number: string | null): string =>
      `${name} approved it, and it is placed in your name.${number === null ? '' : ` Its number is ${number}.`}`,
    why: 'Why:',
    requestedHere: (shop: string): string => `You get this because you asked for an approval at ${shop}.`,
  },
  /** A return that the buyer requested. */
  returnDecided: {
    approved: (number: string): string => `You can return a part of your order ${number}`,
    declined: (number: string): string => `Your return of order ${number} was declined`,
    sendIt: (number: string): string =>
      `We expect this back. Please pack it as it came, and write the number ${number} on the outside. Once it has arrived and was looked at, we credit it.`,
    notPossible: 'You asked to return this. We cannot take it back:',
    note: 'What we want to add:',
  },
  returned: {
    title: (number: string): string => `What you returned of your order ${number} is refunded`,
    toCard: (amount: string): string =>
      `Your return has arrived. ${amount} go back to the card that you paid with; it can take some days until your bank shows them.`,
    byTransfer: (amount: string): string =>
      `Your return has arrived. We credit ${amount}: it is set off against what is still to be paid, and what you paid already is transferred to you.`,
    attached: (number: string): string => `The credit note ${number} is attached.`,
  },
  /** Units of an order that are not sent any more, while the rest was. */
  canceledInPart: {
    title: (number: string): string => `A part of your order ${number} is canceled`,
    intro: 'This is not sent any more; all else of the order stands:',
    toCard: (amount: string): string =>
      `${amount} go back to the card that you paid with; it can take some days until your bank shows them.`,
    byTransfer: (amount: string): string =>
      `We credit ${amount}: it is set off against what is still to be paid, and what you paid already is transferred to you.`,
  },
  shipment: {
    title: (number: string, status: string): string =>
      `A shipment of your order ${number} ${statuses[status] ?? 'has news'}`,
    shipment: 'Shipment',
    carrier: 'Carrier',
    trackingNumber: 'Tracking number',
    packages: 'Packages',
    leaves: 'Leaves on',
    expected: 'Expected on',
    follow: 'Follow the shipment',
    inspect:
      'Please look the packages over while the driver is there, and note what is damaged on the papers before you sign them.',
  },
};

export type MailTexts = typeof english;
