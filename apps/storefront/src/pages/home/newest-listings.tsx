import { Column } from '@relab/toolkit/column';
import { Section } from '@relab/toolkit/section';
import type { ReactNode } from 'react';
import type { SiteSettings } from '../../frame/settings.ts';
import { categoryHref } from '../../listing/category-crumbs.ts';
import type { FoundListing } from '../../listing/found-listing.ts';
import { ListingGrid } from '../../listing/listing-grid.tsx';
import css from './home.module.css';

export interface NewestListingsProps {
  readonly listings: readonly FoundListing[];
  readonly settings: SiteSettings;
}

export function NewestListings({ listings, settings }: NewestListingsProps): ReactNode {
  return (
    <Section spacing="small" labelledBy="newest-heading">
      <Column width={12}>
        <div className={css.heading}>
          <h2 id="newest-heading">Newest listings</h2>
          <a href={categoryHref(settings.marketplaceCategory)}>All equipment</a>
        </div>
        <ListingGrid listings={listings} labelledBy="newest-heading" />
      </Column>
    </Section>
  );
}
