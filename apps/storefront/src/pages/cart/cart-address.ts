import { type CartSort, cartSorts } from '../../cart/cart-query.ts';
import { hrefOf } from '../../href.ts';
import { routes } from '../../routes.ts';

/** What the address of the cart's page says: pages count from 1 (S-273). Anything else is the default. */
export interface CartPlace {
  readonly pageNumber: number;
  readonly sort: CartSort;
}

export function readCartPlace({ searchParams }: URL): CartPlace {
  const page = searchParams.get('page') ?? '';
  const sort = searchParams.get('sort');
  return {
    pageNumber: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    sort: cartSorts.find((known) => known === sort) ?? cartSorts[0],
  };
}

/** The address of a place in the cart, with what is to be told there. */
export function cartHref(
  { pageNumber, sort }: CartPlace,
  told: Readonly<Record<string, string | null>> = {},
): string {
  return hrefOf(routes.cart, undefined, {
    sort: sort === cartSorts[0] ? null : sort,
    page: pageNumber > 1 ? pageNumber : null,
    ...told,
  });
}
