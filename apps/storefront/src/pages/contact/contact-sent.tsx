import type { ReactNode } from 'react';
import { InquirySent } from '../../listing/inquiry-page.tsx';
import type { ContactData } from './load-contact.ts';

const words = {
  message: {
    heading: 'Thank you, your message is with us',
    next: 'We answer within one working day, to the e-mail address that you gave. What concerns one unit we ask its seller first.',
  },
  question: {
    heading: 'Thank you, your question is with us',
    next: 'We ask the seller, and answer within one working day, to the e-mail address that you gave.',
  },
  report: {
    heading: 'Thank you for your report',
    next: 'We look at the listing within one working day, and write to you if we need to know more. The seller is not told who reported it.',
  },
};

/** What happens with a message that was sent. */
export function ContactSent({ kind, listing }: Pick<ContactData, 'kind' | 'listing'>): ReactNode {
  const { heading, next } = words[kind];
  return (
    <InquirySent heading={heading} next={listing && <a href={listing.href}>Back to the listing</a>}>
      {next}
    </InquirySent>
  );
}
