import type { ReactNode } from 'react';
import { formatDay } from '../../day/day.ts';
import { hrefOf } from '../../href.ts';
import css from '../../lines/line-list.module.css';
import { formatAmount } from '../../money/amount.ts';
import type { Quote } from '../../quote/quote.ts';
import { stateNames } from '../../quote/quote-state.ts';
import { routes } from '../../routes.ts';
import * as texts from './texts.tsx';

export function QuoteList({ quotes }: { readonly quotes: readonly Quote[] }): ReactNode {
  return (
    <ul className={css.lines}>
      {quotes.map((quote) => (
        <li key={quote.id} className={css.line} data-priced="">
          <div className={css.words}>
            <a href={hrefOf(routes.quoteDetail, { quoteId: quote.id })}>
              {quote.reference}: {quote.quantity > 1 && `${quote.quantity} × `}
              {quote.listingName}
            </a>
            <p className={css.note}>
              <b>{stateNames[quote.state]}</b>
              {quote.validUntil && quote.state === 'Quoted' && (
                <span>
                  {texts.until(<time dateTime={quote.validUntil}>{formatDay(quote.validUntil)}</time>)}
                </span>
              )}
              <span>
                {texts.requestedOn(
                  quote.isOffer,
                  <time dateTime={quote.askedDate}>{formatDay(quote.askedDate)}</time>,
                )}
              </span>
            </p>
          </div>
          <span className={css.amount}>{priceOf(quote)}</span>
        </li>
      ))}
    </ul>
  );
}

/** What was quoted; before that, what was offered. */
function priceOf({ unitPrice, wantedPrice, currency, quantity }: Quote): ReactNode {
  const price = unitPrice ?? wantedPrice;
  if (price === null) return '–';
  return (
    <>
      {formatAmount(price, currency)}
      {(quantity > 1 || unitPrice === null) && (
        <span className="soft"> {texts.priceNote(unitPrice === null, quantity > 1)}</span>
      )}
    </>
  );
}
