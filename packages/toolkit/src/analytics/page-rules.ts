/** What a page counts as for the events of carts and checkouts (S-065, S-066). */
export type PageKind = 'cart' | 'checkout' | 'other';

/** S-065, S-066; X-50: case does not count, and Checkout wins over Cart. */
export function pageKindOf(pageName: string): PageKind {
  const name = pageName.toLowerCase();
  if (name.includes('checkout')) return 'checkout';
  return name.includes('cart') ? 'cart' : 'other';
}

/** S-067: what a page is reported as. */
export const reportedName = (pageName: string): string =>
  pageName.toLowerCase() === 'invalid page' ? '404' : pageName;

/** S-068: whether an address is that of search results. */
export const isSearchAddress = (address: string): boolean => address.toLowerCase().includes('global-search');
