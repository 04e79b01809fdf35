import {
  type CommerceOptions,
  formatCount,
  formatDay,
  formatMoney,
  type ShopLanguage,
  shopLanguage,
  type TranslatedShop,
} from '@relab/commerce';
import type { EmailBlock, EmailTemplate } from '@relab/server/mail';
import type { Quote } from './read-quote.ts';
import { german } from './texts.de.ts';
import { english, type QuoteTexts } from './texts.ts';

/** What mails about quotes need beside the quote. */
export interface QuoteMails {
  readonly shop: TranslatedShop & Pick<CommerceOptions, 'name'>;
  /** The public address of the site: stands in links. */
  readonly baseUrl: string;
}

type Language = ShopLanguage<QuoteTexts>;

const times = (unit: string, quantity: number): string => {
  const cents = BigInt(unit.replace('.', '')) * BigInt(quantity);
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

function factsOf({ listing, quantity, unitPrice, ...quote }: Quote, language: Language): EmailBlock {
  const { texts, productName } = language;
  const locale = language.locale(quote.currency);
  const net = (amount: string): string => texts.net(formatMoney(amount, quote.currency, locale));
  const facts: [string, string][] = [
    [texts.listing, productName(listing)],
    [texts.quantity, formatCount(String(quantity), locale)],
  ];
  if (unitPrice !== null && quote.status === 'Quoted') {
    facts.push([texts.unitPrice, net(unitPrice)]);
    if (quantity > 1) facts.push([texts.allPrice, net(times(unitPrice, quantity))]);
    if (quote.deliveryPrice !== null) facts.push([texts.delivery, net(quote.deliveryPrice)]);
    if (quote.validUntil !== null) facts.push([texts.validUntil, formatDay(quote.validUntil, locale)]);
  }
  return { kind: 'facts', facts };
}

/** After signing in it leads to the quote. */
function linkTo({ id }: Quote, baseUrl: string, { localizedPath }: Language): string {
  const link = new URL(localizedPath('/login'), baseUrl);
  link.searchParams.set('next', localizedPath(`/quotes/${id}`));
  return link.href;
}

interface EmailContent {
  readonly title: string;
  readonly blocks: readonly [EmailBlock, ...EmailBlock[]];
}

/** In the language of the page where the quote was requested. */
function email(
  quote: Quote,
  { shop, baseUrl }: QuoteMails,
  write: (texts: QuoteTexts) => EmailContent,
): EmailTemplate {
  const language = shopLanguage(shop, { en: english, de: german }, quote.language);
  const { texts } = language;
  const { title, blocks } = write(texts);
  const [first, ...more] = blocks;
  return {
    siteName: shop.name,
    language: language.language,
    title,
    reason: texts.reason(shop.name),
    blocks: [
      first,
      { kind: 'link', label: texts.see, href: linkTo(quote, baseUrl, language) },
      factsOf(quote, language),
      ...more,
    ],
  };
}

export const quotePriced = (quote: Quote, mails: QuoteMails): EmailTemplate =>
  email(quote, mails, (texts) => ({
    title: texts.given(quote.reference),
    blocks: [
      { kind: 'text', text: texts.price },
      { kind: 'heading', text: texts.next },
      { kind: 'steps', steps: texts.steps },
    ],
  }));

export const quoteEnding = (quote: Quote, mails: QuoteMails): EmailTemplate =>
  email(quote, mails, (texts) => ({
    title: texts.ending(quote.reference),
    blocks: [{ kind: 'text', text: texts.lastDay }],
  }));

export const quoteDeclined = (quote: Quote, mails: QuoteMails): EmailTemplate =>
  email(quote, mails, (texts) => ({
    title: texts.declined(quote.reference),
    blocks: [
      { kind: 'text', text: quote.declineReason ?? texts.noPrice },
      { kind: 'text', text: texts.again },
    ],
  }));
