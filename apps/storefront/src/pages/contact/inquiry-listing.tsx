import type { ReactNode } from 'react';
import css from '../../inquiry/inquiry-page.module.css';
import { Thumbnail } from '../../lines/thumbnail.tsx';
import type { InquiryListing as Listing } from './load-contact.ts';
import * as texts from './texts.ts';

/** Which listing a message is about. */
export function InquiryListing({ listing }: { readonly listing: Listing }): ReactNode {
  return (
    <div className={css.subject}>
      <Thumbnail image={listing.image} />
      <p>
        <a href={listing.href}>{listing.name}</a>
        <br />
        <span className="soft">{texts.listingNumber(listing.sku)}</span>
      </p>
    </div>
  );
}
