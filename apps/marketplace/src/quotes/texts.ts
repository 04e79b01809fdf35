/** The texts of mails about quotes. `texts.de.ts` has them in German. */
export const english = {
  listing: 'Listing',
  quantity: 'Quantity',
  unitPrice: 'Price for one unit',
  allPrice: 'Price for all',
  delivery: 'Delivery',
  validUntil: 'Valid until',
  net: (amount: string): string => `${amount} net`,
  reason: (shop: string): string =>
    `You get this because a quote was asked for at ${shop} under this address.`,
  see: 'See the quote',
  given: (reference: string): string => `Your quote ${reference}`,
  price: 'Here is the price that you asked for.',
  next: 'What you can do now',
  steps: [
    'Open the quote and put it into the cart. It holds for exactly this quantity.',
    'Order it at the checkout by the day that is named. Until then the unit can be sold to others: nothing is reserved by a quote.',
  ] as readonly string[],
  ending: (reference: string): string => `Your quote ${reference} ends tomorrow`,
  lastDay: 'This price holds until the end of tomorrow. Afterwards the usual one does.',
  declined: (reference: string): string => `Your request ${reference} was declined`,
  noPrice: 'We cannot quote a price for this.',
  again: 'You can ask again, or buy it at the price of the listing while it is there.',
};

export type QuoteTexts = typeof english;
