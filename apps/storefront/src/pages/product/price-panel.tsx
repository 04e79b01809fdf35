import type { Product, ProductPrice } from '@relab/contract/commerce';
import { Notice } from '@relab/toolkit/notice';
import { Price } from '@relab/toolkit/price';
import type { ReactNode } from 'react';
import { longLocation } from '../../address/location.ts';
import { CompareButton } from '../../comparison/compare-button.tsx';
import { hrefOf } from '../../href.ts';
import { AvailabilityBadge } from '../../listing/availability-badge.tsx';
import type { Listing } from '../../listing/listing.ts';
import { warrantyText } from '../../listing/warranty.ts';
import { routes } from '../../routes.ts';
import { WatchControl } from '../../watchlist/watch-control.tsx';
import { AddToCart } from './add-to-cart.tsx';
import css from './price-panel.module.css';
import * as texts from './texts.tsx';

export interface PricePanelProps {
  readonly product: Product;
  readonly price: ProductPrice | null;
  readonly listing: Listing;
  readonly watchId: string | null;
}

/** Everything that decides whether to buy this unit, in the order in which doubts come. */
export function PricePanel({ product, price, listing, watchId }: PricePanelProps): ReactNode {
  const { inventory } = product;
  const { condition, name } = listing;
  const location = longLocation(listing);
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
            name={name}
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
          <CompareButton productId={product.id} name={name} />
        </div>
      </div>
      <dl className={css.points}>
        {condition && (
          <Point term={texts.condition}>
            <p className={css.condition}>
              <b className={css.grade}>{condition.grade}</b>
              <b>{condition.label}</b>
            </p>
            <p className="soft">{condition.definition}</p>
            {listing.conditionNote && (
              <p lang={listing.languageOf('Condition_Note__c')}>{listing.conditionNote}</p>
            )}
          </Point>
        )}
        <Point term={texts.tested}>
          {!listing.tests?.length ? (
            <p>{listing.tests ? texts.notTested : texts.notStated}</p>
          ) : (
            <>
              <ul className={css.tests} lang={listing.languageOf('Tests__c')}>
                {listing.tests.map(({ what, result }) => (
                  <li key={what}>
                    {what}
                    {result && <span className={css.result}>{result}</span>}
                  </li>
                ))}
              </ul>
              {listing.testedBy && <p className="soft">{texts.testedBy(listing.testedBy)}</p>}
            </>
          )}
        </Point>
        <List
          term={texts.included}
          items={listing.included}
          lang={listing.languageOf('Included__c')}
          none={texts.nothingIncluded}
        />
        <List
          term={texts.missing}
          items={listing.missing}
          lang={listing.languageOf('Missing__c')}
          none={texts.nothingMissing}
        />
        <Point term={texts.warranty}>
          <p lang={listing.languageOf('Warranty__c')}>
            {warrantyText(listing, texts.noWarranty) || texts.notStated}
          </p>
        </Point>
        <Point term={texts.delivery}>
          {listing.shipping && (
            <p>{texts.deliveredIn(<b>{listing.shipping.estimate}</b>, listing.shipping.label)}</p>
          )}
          <p className="soft">
            {location && texts.shippedFrom(location)}
            {texts.deliveryPriceHint}
          </p>
        </Point>
      </dl>
    </div>
  );
}

function Point({ term, children }: { readonly term: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className={css.point}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface ListProps {
  readonly term: string;
  /** Undefined where nothing is stated. */
  readonly items: readonly string[] | undefined;
  readonly none: string;
  readonly lang: string | undefined;
}

function List({ term, items, none, lang }: ListProps): ReactNode {
  return (
    <Point term={term}>
      {!items?.length ? (
        <p>{items ? none : texts.notStated}</p>
      ) : (
        <ul className={css.list} lang={lang}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </Point>
  );
}
