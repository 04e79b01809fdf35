/** The texts of mails about saved searches and watched listings. `texts.de.ts` has them in German. */
export const english = {
  net: (amount: string): string => `${amount} net`,
  search: {
    onRequest: 'Price on request',
    title: (count: string, name: string): string =>
      `${count === '1' ? 'A new listing' : `${count} new listings`} for “${name}”`,
    more: (count: string): string => (count === '1' ? 'And one more.' : `And ${count} more.`),
    all: 'See all that it finds, newest first',
    reason: (shop: string): string =>
      `You get this because you saved this search at ${shop}. How often you hear of it stands on the page of your saved searches.`,
    unsubscribe: 'No more mails about this search',
  },
  watching: {
    fell: 'The price fell',
    back: 'For sale again',
    sold: 'Sold',
    gone: 'Not offered any more',
    title: (count: string): string => `News of ${count} listings that you watch`,
    only: (heading: string, name: string): string => `${heading}: ${name}`,
    fellTo: (price: string, before: string): string => `Now ${price} net for one unit, ${before} before.`,
    orderable: 'It can be ordered again.',
    orderableAt: (price: string): string => `It can be ordered again, at ${price} net.`,
    soldOut: 'No unit is left. The page stays, with listings that are like it.',
    takenOff: 'It was taken off the shop.',
    more: (count: string): string => `${count} more stand on the page of what you watch.`,
    see: 'See what you watch',
    reason: (shop: string): string => `You get this because you watch listings at ${shop}.`,
    unsubscribe: 'No more mails about what I watch',
  },
};

export type NoticeTexts = typeof english;
