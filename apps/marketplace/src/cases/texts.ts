/** The texts of mails about inquiries. `texts.de.ts` has them in German. */
export const english = {
  reason: (shop: string): string => `You get this because somebody wrote to ${shop} with this address.`,
  received: {
    message: (number: string): string => `We have your message ${number}`,
    question: (number: string): string => `We have your question ${number}`,
    report: (number: string): string => `We have your report ${number}`,
    quote: (number: string): string => `We have your quote request ${number}`,
  },
  thanks: 'Thank you for writing to us.',
  number: 'Number',
  listing: 'Listing',
  next: 'What happens now',
  steps: {
    message: ['We answer within one working day, to this address.'],
    question: ['We ask the seller.', 'We answer within one working day, to this address.'],
    report: [
      'We look at the listing within one working day.',
      'The seller is not told who reported it.',
      'We write to this address when it is settled, or if we need to know more.',
    ],
    quote: [
      'We ask the seller whether the units are there, and for their price.',
      'We write to you within two working days. Until then nothing is reserved.',
    ],
  } as Readonly<Record<'message' | 'question' | 'report' | 'quote', readonly string[]>>,
  refer: (number: string): string =>
    `If you write to us about it, please name the number ${number}. If it was not you who wrote, you need not do anything.`,
  answered: (number: string): string => `Our answer to ${number}`,
  closed: (number: string): string => `Your inquiry ${number} is settled`,
  answer: 'Our answer',
  writeAgain: 'If something is left open, answer this mail.',
};

export type InquiryMailTexts = typeof english;
