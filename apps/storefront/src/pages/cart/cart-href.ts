import { type CartSort, cartSorts } from '../../cart/cart-query.ts';
import { hrefOf } from '../../href.ts';
import { routes } from '../../routes.ts';

/** The parameters in the address of the cart's page: pages count from 1 (S-273). Anything else is the default. */
export interface CartPageState {
  readonly pageNumber: number;
  readonly sort: CartSort;
}

export function readCartPageState({ searchParams }: URL): CartPageState {
  const page = searchParams.get('page') ?? '';
  const sort = searchParams.get('sort');
  return {
    pageNumber: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
    sort: cartSorts.find((supported) => supported === sort) ?? cartSorts[0],
  };
}

/** The address of a position in the cart, with the notice to show there. */
export function cartHref(
  { pageNumber, sort }: CartPageState,
  query: Readonly<Record<string, string | null>> = {},
): string {
  return hrefOf(routes.cart, undefined, {
    sort: sort === cartSorts[0] ? null : sort,
    page: pageNumber > 1 ? pageNumber : null,
    ...query,
  });
}
