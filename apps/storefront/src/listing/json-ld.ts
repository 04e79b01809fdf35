import type { ListingResult } from './listing-result.ts';

type Data = Readonly<Record<string, unknown>>;

const schema = 'https://schema.org';

export interface Crumb {
  readonly label: string;
  readonly href: string;
}

export function breadcrumbData(crumbs: readonly Crumb[], origin: string): Data {
  return {
    '@context': schema,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + href,
    })),
  };
}

export function itemListData(listings: readonly ListingResult[], origin: string): Data {
  return {
    '@context': schema,
    '@type': 'ItemList',
    itemListElement: listings.map(({ href, listing }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: listing.name,
      url: origin + href,
    })),
  };
}
