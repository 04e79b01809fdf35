import type { Letter, LetterBlock } from '@relab/server';
import { type CommerceOptions, dayWords, moneyWords } from '@relab/server/commerce';
import type { Quote } from './read-quote.ts';

/** What letters need beside the quote. */
export interface QuoteMails {
  readonly shop: Pick<CommerceOptions, 'name' | 'locale'>;
  /** The public address of the site: stands in links. */
  readonly baseUrl: string;
}

const times = (unit: string, quantity: number): string => {
  const cents = BigInt(unit.replace('.', '')) * BigInt(quantity);
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

function factsOf({ listing, quantity, unitPrice, ...quote }: Quote, locale: string): LetterBlock {
  const money = (amount: string): string => moneyWords(amount, quote.currency, locale);
  const facts: [string, string][] = [
    ['Listing', listing],
    ['Quantity', String(quantity)],
  ];
  if (unitPrice !== null && quote.status === 'Quoted') {
    facts.push(['Price for one unit', `${money(unitPrice)} net`]);
    if (quantity > 1) facts.push(['Price for all', `${money(times(unitPrice, quantity))} net`]);
    if (quote.deliveryPrice !== null) facts.push(['Delivery', `${money(quote.deliveryPrice)} net`]);
    if (quote.validUntil !== null) facts.push(['Valid until', dayWords(quote.validUntil, locale)]);
  }
  return { kind: 'facts', facts };
}

/** After signing in it leads to the quote. */
function linkTo({ id }: Quote, baseUrl: string): string {
  const link = new URL('/login', baseUrl);
  link.searchParams.set('next', `/quotes/${id}`);
  return link.href;
}

function letter(
  quote: Quote,
  { shop, baseUrl }: QuoteMails,
  title: string,
  [first, ...more]: readonly [LetterBlock, ...LetterBlock[]],
): Letter {
  return {
    siteName: shop.name,
    title,
    reason: `You get this because a quote was asked for at ${shop.name} under this address.`,
    blocks: [
      first,
      { kind: 'link', label: 'See the quote', href: linkTo(quote, baseUrl) },
      factsOf(quote, shop.locale),
      ...more,
    ],
  };
}

export const quoteGiven = (quote: Quote, mails: QuoteMails): Letter =>
  letter(quote, mails, `Your quote ${quote.reference}`, [
    { kind: 'text', text: 'Here is the price that you asked for.' },
    { kind: 'heading', text: 'What you can do now' },
    {
      kind: 'steps',
      steps: [
        'Open the quote and put it into the cart. It holds for exactly this quantity.',
        'Order it at the checkout by the day that is named. Until then the unit can be sold to others: nothing is reserved by a quote.',
      ],
    },
  ]);

export const quoteEnding = (quote: Quote, mails: QuoteMails): Letter =>
  letter(quote, mails, `Your quote ${quote.reference} ends tomorrow`, [
    { kind: 'text', text: 'This price holds until the end of tomorrow. Afterwards the usual one does.' },
  ]);

export const quoteDeclined = (quote: Quote, mails: QuoteMails): Letter =>
  letter(quote, mails, `Your request ${quote.reference} was declined`, [
    { kind: 'text', text: quote.declineReason ?? 'We cannot quote a price for this.' },
    { kind: 'text', text: 'You can ask again, or buy it at the price of the listing while it is there.' },
  ]);
