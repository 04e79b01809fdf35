import type { ProductImage } from '@relab/contract/commerce';
import { FactsTable } from '@relab/toolkit/facts-table';
import { documentIcon, Icon } from '@relab/toolkit/icon';
import type { ReactNode } from 'react';
import { longLocation } from '../../address/location.ts';
import { hrefOf } from '../../href.ts';
import type { Listing } from '../../listing/listing.ts';
import { weightText } from '../../listing/listing-summary.ts';
import { findShipping } from '../../listing/shipping.ts';
import { routes } from '../../routes.ts';
import css from './details.module.css';
import { listedOn, tableFacts } from './table-facts.ts';
import * as texts from './texts.tsx';

export interface DetailsProps {
  readonly productId: string;
  readonly listing: Listing;
  readonly documents: readonly ProductImage[];
}

/** What is looked up rather than read: facts, papers, transport, who sells. */
export function Details({ productId, listing, documents }: DetailsProps): ReactNode {
  const { shippingNote, dimensions, seller, listedDate } = listing;
  const shipping = findShipping(listing.shipping);
  const location = longLocation(listing);
  return (
    <div className={css.details}>
      <section>
        <FactsTable caption={texts.facts} facts={tableFacts(listing)} />
      </section>
      {documents.length > 0 && (
        <section>
          <h2>{texts.documents}</h2>
          <ul className={css.documents}>
            {documents.map((document) => (
              <li key={document.id}>
                <a className={css.document} href={document.url} target="_blank" rel="noopener">
                  <Icon path={documentIcon} />
                  <span>
                    {document.title ?? texts.document} <span className="soft">{texts.pdf}</span>
                  </span>
                  <span className="visually-hidden">{texts.opensNewWindow}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>{texts.shippingAndRigging}</h2>
        <div className="prose">
          <p>
            {shipping && <b>{shipping.label}. </b>}
            {shipping?.explanation}
          </p>
          {shippingNote && <p lang={listing.languageOf('Shipping_Note__c')}>{shippingNote}</p>}
          <p className="soft">
            {[location && texts.shipsFrom(location), weightText(listing), dimensions]
              .filter((part) => part !== '')
              .join(', ')}
            .{' '}
            <a href={hrefOf(routes.content, { contentKey: 'shipping-and-rigging' })}>
              {texts.howShippingWorks}
            </a>
          </p>
        </div>
      </section>
      {seller.name && (
        <section>
          <h2>{texts.seller}</h2>
          <div className="prose">
            <p>
              <b>{seller.name}</b>, {longLocation(seller)}
              {seller.since && texts.sellerSince(seller.since)}
            </p>
            {seller.note && <p lang={listing.languageOf('Seller_Note__c')}>{seller.note}</p>}
            {listedDate && <p className="soft">{texts.listedOn(listedOn(listedDate))}</p>}
          </div>
        </section>
      )}
      <p>
        <a className="soft" href={hrefOf(routes.contact, undefined, { listing: productId, about: 'report' })}>
          {texts.report}
        </a>
      </p>
    </div>
  );
}
