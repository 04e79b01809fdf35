import type { Product, ProductPrice } from '@relab/contract/commerce';
import { Notice } from '@relab/toolkit/notice';
import { Price } from '@relab/toolkit/price';
import type { ReactNode } from 'react';
import { CompareButton } from '../../comparing/compare-button.tsx';
import { hrefOf } from '../../frame/route.ts';
import { AvailabilityBadge } from '../../listing/availability-badge.tsx';
import type { Listing } from '../../listing/listing.ts';
import { longPlace } from '../../listing/place.ts';
import { routes } from '../../routes.ts';
import { WatchControl } from '../../watching/watch-control.tsx';
import { AddToCart } from './add-to-cart.tsx';
import css from './decision.module.css';

export interface DecisionProps {
  readonly product: Product;
  readonly price: ProductPrice | null;
  readonly listing: Listing;
  readonly watchId: string | null;
}

/** Everything that decides whether to buy this unit, in the order in which doubts come. */
export function Decision({ product, price, listing, watchId }: DecisionProps): ReactNode {
  const { inventory } = product;
  const { condition, name } = listing;
  const place = longPlace(listing);
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
            'Price on request'
          )}
          <AvailabilityBadge availability={inventory} />
        </p>
        <p className={css.terms}>Net price. Delivery and tax are added at checkout, before you order.</p>
        {inventory.state === 'Available' && price?.unitPrice && (
          <AddToCart
            productId={product.id}
            name={name}
            price={price}
            available={inventory.availableToOrder}
          />
        )}
        {inventory.state === 'Reserved' && (
          <Notice heading="Somebody is checking out with this unit">
            If the order is not placed, it comes back within a few hours.
          </Notice>
        )}
        {inventory.state === 'Sold' && (
          <Notice heading="This unit is sold" nextStep={<a href="#similar">See similar listings</a>}>
            The page stays for reference.
          </Notice>
        )}
        {inventory.state !== 'Sold' && price?.unitPrice && (
          <p>
            <a href={hrefOf(routes.quote, { recordId: product.id }, { kind: 'offer' })}>Make an offer</a>
            {' · '}
            <a href={hrefOf(routes.quote, { recordId: product.id })}>Request a quote</a>
          </p>
        )}
        <p>
          <a href={askHref}>Ask a question about this unit</a>
        </p>
        <div className={css.keep}>
          <WatchControl productId={product.id} price={price} watchId={watchId} />
          <CompareButton productId={product.id} name={name} />
        </div>
      </div>
      <dl className={css.points}>
        {condition && (
          <Point term="Condition">
            <p className={css.condition}>
              <b className={css.grade}>{condition.grade}</b>
              <b>{condition.label}</b>
            </p>
            <p className="soft">{condition.definition}</p>
            {listing.conditionNote && <p>{listing.conditionNote}</p>}
          </Point>
        )}
        <Point term="Tested">
          {listing.tests.length === 0 ? (
            <p>Not tested. The seller makes no statement about its function.</p>
          ) : (
            <>
              <ul className={css.tests}>
                {listing.tests.map(({ what, result }) => (
                  <li key={what}>
                    {what}
                    {result && <span className={css.result}>{result}</span>}
                  </li>
                ))}
              </ul>
              {listing.testedBy && (
                <p className="soft">
                  Tested by: {listing.testedBy.charAt(0).toLowerCase() + listing.testedBy.slice(1)}
                </p>
              )}
            </>
          )}
        </Point>
        <List term="Included" items={listing.included} none="The unit alone." />
        <List term="Missing" items={listing.missing} none="Nothing is known to be missing." />
        <Point term="Warranty">
          <p>{listing.warranty || 'None. Sold as it is.'}</p>
        </Point>
        <Point term="Delivery">
          {listing.shipping && (
            <p>
              <b>{listing.shipping.estimate}</b> within the European Union, by{' '}
              {listing.shipping.label.toLowerCase()}
            </p>
          )}
          <p className="soft">{place && `From ${place}. `}Price and date are shown at checkout.</p>
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
  readonly items: readonly string[];
  readonly none: string;
}

function List({ term, items, none }: ListProps): ReactNode {
  return (
    <Point term={term}>
      {items.length === 0 ? (
        <p>{none}</p>
      ) : (
        <ul className={css.list}>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </Point>
  );
}
