import { buttonClass } from '@relab/toolkit/button';
import { Notice } from '@relab/toolkit/notice';
import type { ReactNode } from 'react';
import { mostCompared } from '../../comparing/compared-ids.ts';
import type { ViewProps } from '../../frame/page.ts';
import { hrefOf } from '../../frame/route.ts';
import { routes } from '../../routes.ts';
import css from './compare.module.css';
import { CompareTable } from './compare-table.tsx';
import type { ComparedListing } from './compared-listing.ts';

export interface CompareData {
  readonly listings: readonly ComparedListing[];
  /** How many of those asked for are listed no longer. */
  readonly gone: number;
  /** More were asked for than stand side by side. */
  readonly isFull: boolean;
}

export function CompareView({ data, settings }: ViewProps<CompareData>): ReactNode {
  const { listings, gone, isFull } = data;
  const { marketplaceCategory } = settings;
  const more = hrefOf(routes.category, {
    urlName: marketplaceCategory.urlName,
    recordId: marketplaceCategory.id,
  });
  return (
    <div className={`page-width ${css.page}`}>
      <h1>Compare</h1>
      {isFull && (
        <Notice tone="warning" heading={`At most ${mostCompared} listings stand side by side`}>
          The next one was not added. Remove one below to make room for it.
        </Notice>
      )}
      {gone > 0 && (
        <Notice
          heading={
            gone === 1 ? 'One listing is not offered any more' : `${gone} listings are not offered any more`
          }
        />
      )}
      {listings.length > 0 ? (
        <CompareTable listings={listings} />
      ) : (
        <p>
          Nothing is chosen yet. Press “Compare” at up to {mostCompared} listings, and see them side by side
          here.
        </p>
      )}
      {listings.length < mostCompared && (
        <p>
          <a className={buttonClass(listings.length > 0 ? 'secondary' : 'primary')} href={more}>
            {listings.length > 0 ? 'Find another listing' : 'See all equipment'}
          </a>
        </p>
      )}
    </div>
  );
}
