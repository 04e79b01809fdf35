import type { ReactNode } from 'react';
import { InquirySent } from '../../inquiry/inquiry-sent.tsx';
import type { ContactData } from './load-contact.ts';
import * as texts from './texts.ts';

/** What happens with a message that was sent. */
export function ContactSent({ kind, listing }: Pick<ContactData, 'kind' | 'listing'>): ReactNode {
  return (
    <InquirySent
      heading={texts.sentHeadings[kind]}
      next={listing && <a href={listing.href}>{texts.backToListing}</a>}
    >
      {texts.sentBodies[kind]}
    </InquirySent>
  );
}
