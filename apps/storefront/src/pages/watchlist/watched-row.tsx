import { ActionButton } from '@relab/toolkit/button';
import type { ReactNode } from 'react';
import { formatDay } from '../../day/day.ts';
import { FormKey } from '../../form/form-key.tsx';
import { hrefOf } from '../../href.ts';
import css from '../../lines/line-list.module.css';
import { Thumbnail } from '../../lines/thumbnail.tsx';
import { AvailabilityBadge } from '../../listing/availability-badge.tsx';
import { formatAmount } from '../../money/amount.ts';
import { routes } from '../../routes.ts';
import type { WatchedListing } from '../../watchlist/watched-listing.ts';
import * as texts from './texts.tsx';

export interface WatchedRowProps {
  readonly watched: WatchedListing;
  /** Where removing leads back to. */
  readonly next: string;
}

/** One listing that is watched: what it is, what it costs and cost, and what can be done with it. */
export function WatchedRow({ watched, next }: WatchedRowProps): ReactNode {
  const { id, listingId, name, since, now } = watched;
  const mayAdd = now?.availability.state === 'Available' && now.price !== null;
  return (
    <li className={css.line} data-priced={now ? '' : undefined}>
      <Thumbnail image={now?.image ?? null} size="large" />
      <div className={css.words}>
        {now ? <a href={now.href}>{name}</a> : <b>{name}</b>}
        <p className={css.note}>
          {now?.condition && <span>{now.condition.label}</span>}
          <span>{texts.since(<time dateTime={since}>{formatDay(since)}</time>)}</span>
        </p>
        <p>{now ? <AvailabilityBadge availability={now.availability} /> : texts.unavailable}</p>
        <div className={css.note}>
          {mayAdd && (
            <form method="post" action={hrefOf(routes.cart)}>
              <input type="hidden" name="intent" value="add" />
              <input type="hidden" name="productId" value={listingId ?? ''} />
              <input type="hidden" name="quantity" value="1" />
              <FormKey opened={watched} />
              <ActionButton variant="plain">
                {texts.addToCart}
                <span className="visually-hidden">: {name}</span>
              </ActionButton>
            </form>
          )}
          <form method="post" action={hrefOf(routes.watchlist)}>
            <input type="hidden" name="intent" value="remove" />
            <input type="hidden" name="watchId" value={id} />
            <input type="hidden" name="next" value={next} />
            <ActionButton variant="plain">
              {texts.remove}
              <span className="visually-hidden"> {name}</span>
            </ActionButton>
          </form>
        </div>
      </div>
      {now && <PriceNow watched={watched} price={now.price} />}
    </li>
  );
}

interface PriceNowProps {
  readonly watched: WatchedListing;
  readonly price: string | null;
}

/** Now, and what has changed of it since. */
function PriceNow({ watched, price }: PriceNowProps): ReactNode {
  const { price: before, currency } = watched;
  if (price === null) return <span className={css.amount}>{texts.priceOnRequest}</span>;
  const difference = before === null ? 0 : Number(price) - Number(before);
  const change = formatAmount(Math.abs(difference).toFixed(2), currency);
  return (
    <div className={css.amount}>
      <b>{formatAmount(price, currency)}</b>
      {before !== null && difference !== 0 && (
        <p className="soft">
          {difference < 0 ? texts.priceDrop(change) : texts.priceRise(change)}
          <br />
          {texts.priceBefore(formatAmount(before, currency))}
        </p>
      )}
    </div>
  );
}
