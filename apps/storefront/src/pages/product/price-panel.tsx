import type { Product, ProductPrice } from '@relab/contract/commerce';
import { Notice } from '@relab/toolkit/notice';
import { Price } from '@relab/toolkit/price';
import type { ReactNode } from 'react';
import { CompareButton } from '../../comparison/compare-button.tsx';
import { hrefOf } from '../../href.ts';
import { AvailabilityBadge } from '../../listing/availability-badge.tsx';
import type { Listing } from '../../listing/listing.ts';
import { routes } from '../../routes.ts';
import { WatchControl } from '../../watchlist/watch-control.tsx';
import { AddToCart } from './add-to-cart.tsx';
import { ListingFacts } from './listing-facts.tsx';
import css from './price-panel.module.css';
import * as texts from './texts.tsx';

export interface PricePanelProps {
  readonly product: Product;
  readonly price: ProductPrice | null;
  readonly listing: Listing;
  readonly watchId: string | null;
}

/** The price, what can be done at it, and everything else that decides whether to buy this unit. */
export function PricePanel({ product, price, listing, watchId }: PricePanelProps): ReactNode {
  const { inventory } = product;
  const askHref = hrefOf(routes.contact, undefined, { listing: product.id, about: 'question' });
  return (
    <div className={css.decision}>
      <div className={css.offer}>
        <p className={css.price}>
          {price?.unitPrice ? (
            <Price
              amount={price.unitPrice}
              originalAmount={price.listPrice}
              currency={price.currencyIsoCode}
              size="large"
            />
          ) : (
            texts.priceOnRequest
          )}
          <AvailabilityBadge availability={inventory} />
        </p>
        <p className={css.terms}>{texts.netPrice}</p>
        {inventory.state === 'Available' && price?.unitPrice && (
          <AddToCart
            productId={product.id}
            name={listing.name}
            price={price}
            available={inventory.availableToOrder}
          />
        )}
        {inventory.state === 'Reserved' && (
          <Notice heading={texts.reservedHeading}>{texts.reservedBody}</Notice>
        )}
        {inventory.state === 'Sold' && (
          <Notice heading={texts.soldHeading} nextStep={<a href="#similar">{texts.seeSimilar}</a>}>
            {texts.soldBody}
          </Notice>
        )}
        {inventory.state !== 'Sold' && price?.unitPrice && (
          <p>
            <a href={hrefOf(routes.quote, { recordId: product.id }, { kind: 'offer' })}>{texts.makeOffer}</a>
            {' · '}
            <a href={hrefOf(routes.quote, { recordId: product.id })}>{texts.requestQuote}</a>
          </p>
        )}
        <p>
          <a href={askHref}>{texts.askQuestion}</a>
        </p>
        <div className={css.keep}>
          <WatchControl productId={product.id} price={price} watchId={watchId} />
          <CompareButton productId={product.id} name={listing.name} />
        </div>
      </div>
      <ListingFacts listing={listing} />
    </div>
  );
}
