import { getCartItems } from '@relab/client/commerce';
import { cartItemsQuery } from '../../buying/cart-query.ts';
import { latestApproval } from '../../buying/latest-approval.ts';
import { readShopper } from '../../buying/shopper.ts';
import { definePage, Redirect } from '../../frame/page.ts';
import { hrefOf } from '../../frame/route.ts';
import { routes } from '../../routes.ts';
import { actOnCart } from './act-on-cart.ts';
import type { CartData } from './cart-data.ts';
import { CartView } from './cart-view.tsx';
import { readPageNumber } from './page-number.ts';

export const page = definePage(routes.cart, {
  name: 'Current_Cart',
  async load({ client, url }): Promise<CartData> {
    const shopper = await readShopper(client);
    if (!shopper.mayUseCart) return { kind: 'closed' };
    const pageNumber = readPageNumber(url);
    const items = await getCartItems(client, cartItemsQuery(pageNumber));
    // The last line of the last page was removed: what is left is on the page before.
    const last = Math.max(1, items.totalNumberOfPages);
    if (pageNumber > last)
      throw new Redirect(hrefOf(routes.cart, undefined, { page: last > 1 ? last : null }));
    const { cartId } = items.cartSummary;
    const approval = shopper.isGuest || cartId === null ? null : await latestApproval(client, cartId);
    return { kind: 'open', pageNumber, items, shopper, approval };
  },
  act: actOnCart,
  head: () => ({ title: 'Your cart', noIndex: true }),
  View: CartView,
});
