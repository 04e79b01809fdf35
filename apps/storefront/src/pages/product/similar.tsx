import { searchProducts } from '@relab/client/commerce';
import { useSuspendingRead } from '@relab/react';
import { type ReactNode, Suspense } from 'react';
import { ListingGrid, ListingGridSkeleton } from '../../card/listing-grid.tsx';
import type { Listing } from '../../listing/listing.ts';
import { cardFields } from '../../listing/listing-fields.ts';
import { listingResults } from '../../listing/listing-result.ts';
import { Optional } from './optional.tsx';
import css from './similar.module.css';
import { comparablePrices, mostSimilar } from './similar-listings.ts';
import * as texts from './texts.tsx';

export interface SimilarProps {
  readonly categoryId: string;
  readonly categoryName: string;
  readonly productId: string;
  readonly listing: Listing;
  readonly unitPrice: string | null | undefined;
}

const maxListings = 4;
/** Of those that compare in price, so many are looked at for size. */
const candidates = 16;

/** Loaded after the page, which does not wait for it and is complete without it. */
export function Similar(props: SimilarProps): ReactNode {
  return (
    <Optional key={props.productId}>
      <section id="similar" className={css.similar} aria-labelledby="similar-heading">
        <h2 id="similar-heading">{texts.similarIn(props.categoryName)}</h2>
        <Suspense fallback={<ListingGridSkeleton count={maxListings} />}>
          <SimilarListings {...props} />
        </Suspense>
      </section>
    </Optional>
  );
}

function SimilarListings({
  categoryId,
  categoryName,
  productId,
  listing,
  unitPrice,
}: SimilarProps): ReactNode {
  const refinements = comparablePrices(unitPrice);
  const search = useSuspendingRead(searchProducts, {
    categoryId,
    fields: cardFields,
    pageSize: candidates,
    excludeFacets: true,
    ...(refinements && { refinements }),
  });
  const others = listingResults(search).filter(({ id }) => id !== productId);
  const similar = mostSimilar(listing, unitPrice, others).slice(0, maxListings);
  if (similar.length === 0) return <p className="soft">{texts.noSimilar(categoryName)}</p>;
  return <ListingGrid listings={similar} />;
}
