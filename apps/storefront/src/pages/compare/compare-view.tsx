import { buttonClass } from '@relab/toolkit/button';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { maxCompared } from '../../comparison/comparison-storage.ts';
import { categoryHref } from '../../listing/category-href.ts';
import type { ViewProps } from '../../page.ts';
import css from './compare.module.css';
import { CompareTable } from './compare-table.tsx';
import type { ComparedListing } from './compared-listing.ts';
import * as texts from './texts.ts';

export interface CompareData {
  readonly listings: readonly ComparedListing[];
  /** How many of the requested listings are no longer offered. */
  readonly gone: number;
  /** More listings were requested than can be compared. */
  readonly isFull: boolean;
}

export function CompareView({ data, settings }: ViewProps<CompareData>): ReactNode {
  const { listings, gone, isFull } = data;
  const more = categoryHref(settings.marketplaceCategory);
  return (
    <div className={`page-width ${css.page}`}>
      <h1>{texts.compare}</h1>
      {isFull && (
        <Notice tone="warning" heading={texts.limitHeading(maxCompared)}>
          {texts.limitBody}
        </Notice>
      )}
      {gone > 0 && <Notice heading={texts.removedListings(gone)} />}
      {listings.length > 0 ? <CompareTable listings={listings} /> : <p>{texts.emptyLead(maxCompared)}</p>}
      {listings.length < maxCompared && (
        <p>
          <a className={buttonClass(listings.length > 0 ? 'secondary' : 'primary')} href={more}>
            {listings.length > 0 ? texts.addListing : texts.seeAll}
          </a>
        </p>
      )}
    </div>
  );
}
