import { shopLanguage, type TranslatedShop } from '@relab/commerce';
import type { EmailBlock, EmailTemplate } from '@relab/server/mail';
import type { Inquiry } from './read-inquiry.ts';
import { german } from './texts.de.ts';
import { english, type InquiryMailTexts } from './texts.ts';

export type InquiryShop = TranslatedShop & { readonly name: string };

interface EmailContent {
  readonly title: string;
  readonly blocks: readonly EmailBlock[];
}

function email(
  inquiry: Inquiry,
  shop: InquiryShop,
  write: (texts: InquiryMailTexts, facts: EmailBlock) => EmailContent,
): EmailTemplate {
  const { language, texts, productName } = shopLanguage(shop, { en: english, de: german }, inquiry.language);
  const { number, listing } = inquiry;
  const facts: [string, string][] = [[texts.number, number]];
  if (listing !== null) facts.push([texts.listing, productName(listing)]);
  return {
    siteName: shop.name,
    language,
    ...write(texts, { kind: 'facts', facts }),
    reason: texts.reason(shop.name),
  };
}

/**
 * Confirms what somebody wrote. It repeats nothing of it, neither name nor message: anybody can write any address into a
 * form, and must not be able to send their own words to it.
 */
export function receivedEmail(inquiry: Inquiry, shop: InquiryShop): EmailTemplate {
  const { number, about } = inquiry;
  const kind = about === 'unit' ? 'message' : about;
  return email(inquiry, shop, (texts, facts) => ({
    title: texts.received[kind](number),
    blocks: [
      { kind: 'text', text: texts.thanks },
      facts,
      { kind: 'heading', text: texts.next },
      { kind: 'steps', steps: texts.steps[kind] },
      { kind: 'text', text: texts.refer(number) },
    ],
  }));
}

/** What a clerk answered, word for word: while the case goes on, or as it was closed. */
export const answeredEmail = (
  inquiry: Inquiry,
  answer: string,
  isClosed: boolean,
  shop: InquiryShop,
): EmailTemplate =>
  email(inquiry, shop, (texts, facts) => ({
    title: (isClosed ? texts.closed : texts.answered)(inquiry.number),
    blocks: [
      facts,
      { kind: 'heading', text: texts.answer },
      { kind: 'lines', lines: answer.split(/\r?\n/) },
      { kind: 'text', text: texts.writeAgain },
    ],
  }));

const kinds: Readonly<Record<Inquiry['about'], string>> = {
  message: 'Message',
  question: 'Question',
  report: 'Report of a listing',
  quote: 'Quote request',
  unit: 'Unit for sale',
};

/** What those who answer get, in English, as the back office is. */
export function staffNoticeEmail(inquiry: Inquiry, shop: InquiryShop): EmailTemplate {
  const { number, about, subject, listing, email, name, text, language } = inquiry;
  const facts: readonly (readonly [string, string | null])[] = [
    ['Number', number],
    ['From', [name, email && `<${email}>`].filter(Boolean).join(' ')],
    ['Listing', listing],
    ['Language', language],
  ];
  return {
    siteName: shop.name,
    title: `${kinds[about]} ${number}: ${subject}`.slice(0, 200),
    reason: 'You get this because this address is set for notices to staff (RELAB_STAFF_EMAIL).',
    blocks: [
      {
        kind: 'facts',
        facts: facts.flatMap(([label, value]) => (value ? [[label, value] as const] : [])),
      },
      { kind: 'lines', lines: (text ?? '').split(/\r?\n/) },
      { kind: 'text', text: 'Answer it in its record: what stands there is mailed to whoever wrote.' },
    ],
  };
}
