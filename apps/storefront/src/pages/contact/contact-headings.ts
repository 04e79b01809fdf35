import type { ContactKind } from './contact-rules.ts';

export const contactHeadings: Readonly<Record<ContactKind, string>> = {
  message: 'Contact us',
  question: 'Ask about this unit',
  report: 'Report this listing',
};
