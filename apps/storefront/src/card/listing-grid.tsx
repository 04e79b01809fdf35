import { Loading, Skeleton } from '@relab/toolkit/skeleton';
import type { ReactNode } from 'react';
import type { ListingResult } from '../listing/listing-result.ts';
import { ListingCard } from './listing-card.tsx';
import css from './listing-grid.module.css';
import * as texts from './texts.ts';

export interface ListingGridProps {
  readonly listings: readonly ListingResult[];
  /** How many of the first pictures are loaded eagerly: those visible without scrolling. */
  readonly eager?: number | undefined;
  readonly labelledBy?: string | undefined;
}

export function ListingGrid({ listings, eager = 0, labelledBy }: ListingGridProps): ReactNode {
  return (
    <div className={css.box}>
      <ul className={css.grid} aria-labelledby={labelledBy}>
        {listings.map((result, index) => (
          <li key={result.id} className={css.item}>
            <ListingCard result={result} priority={index < eager} />
          </li>
        ))}
      </ul>
      {/* Tells the style sheet that the whole list has arrived. */}
      <span hidden />
    </div>
  );
}

/** The boxes of cards that are still to come. */
export function ListingGridSkeleton({ count }: { readonly count: number }): ReactNode {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <Loading label={texts.loadingListings}>
      <div className={css.box}>
        <div className={css.grid}>
          {numbers.map((number) => (
            <div key={number} className={css.coming}>
              <Skeleton height="11rem" />
              <Skeleton width="45%" />
              <Skeleton lines={2} />
              <Skeleton height="5.25rem" />
              <Skeleton width="60%" />
            </div>
          ))}
        </div>
      </div>
    </Loading>
  );
}
