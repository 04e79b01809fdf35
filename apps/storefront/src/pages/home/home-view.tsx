import type { ProductCategories, ProductSearch } from '@relab/contract/commerce';
import type { Content, ContentCollectionItems } from '@relab/contract/content';
import type { ReactNode } from 'react';
import type { ViewProps } from '../../frame/page.ts';
import { foundListings } from '../../listing/found-listing.ts';
import { CategoryShortcuts } from './category-shortcuts.tsx';
import { ContentGrid } from './content-grid.tsx';
import { Hero } from './hero.tsx';
import { NewestListings } from './newest-listings.tsx';
import { SellCard } from './sell-card.tsx';

export interface HomeData {
  readonly hero: Content | null;
  readonly grid: ContentCollectionItems | null;
  readonly sell: Content | null;
  readonly categories: ProductCategories | null;
  readonly newest: ProductSearch | null;
}

/** S-024, and between its parts where to start looking. */
export function HomeView({ data, settings }: ViewProps<HomeData>): ReactNode {
  const { hero, grid, sell, categories, newest } = data;
  const listings = newest ? foundListings(newest) : [];
  return (
    <>
      <Hero content={hero} settings={settings} total={newest?.productsPage.total} />
      {categories && <CategoryShortcuts categories={categories.productCategories} settings={settings} />}
      {listings.length > 0 && <NewestListings listings={listings} settings={settings} />}
      {grid && <ContentGrid items={grid.items} />}
      <SellCard content={sell} settings={settings} />
    </>
  );
}
