import { defineBlock } from '@relab/toolkit/page';
import { data, text } from '@relab/toolkit/settings';
import { type ReactNode, useId } from 'react';
import { ListingGrid } from '../card/listing-grid.tsx';
import type { ListingResult } from '../listing/listing-result.ts';
import css from './view.module.css';

export interface NewestListingsProps {
  readonly title?: string | undefined;
  /** What the provider `newest-listings` answers. */
  readonly listings?: unknown;
  readonly allText?: string | undefined;
  readonly allHref?: string | undefined;
}

/** Whether a view bound what the provider answers, and not something else. */
function isListings(value: unknown): value is readonly ListingResult[] {
  const [first] = Array.isArray(value) ? value : [];
  return typeof first === 'object' && first !== null && 'listing' in first && 'href' in first;
}

/** Listings under a heading, and where to find the others. */
export function NewestListings({ title, listings, allText, allHref }: NewestListingsProps): ReactNode {
  const headingId = useId();
  if (!isListings(listings)) return null;
  return (
    <>
      <div className={css.heading}>
        <h2 id={headingId}>{title}</h2>
        {allHref && <a href={allHref}>{allText}</a>}
      </div>
      <ListingGrid listings={listings} labelledBy={headingId} />
    </>
  );
}

export const newestListingsDefinition = defineBlock({
  component: NewestListings,
  settings: { title: text(), listings: data(), allText: text(), allHref: text() },
});
