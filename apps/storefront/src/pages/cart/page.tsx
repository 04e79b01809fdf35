import { getCartItems } from '@relab/client/commerce';
import { deferredAct, Redirect } from '@relab/pages';
import { readShopper } from '../../account/shopper.ts';
import { cartItemsQuery } from '../../cart/cart-query.ts';
import { definePage } from '../../page.ts';
import { routes } from '../../routes.ts';
import type { CartData } from './cart-data.ts';
import { cartHref, readCartPageState } from './cart-href.ts';
import { CartView } from './cart-view.tsx';
import * as texts from './texts.tsx';

export const page = definePage(routes.cart, {
  name: 'Current_Cart',
  async load({ client, url }): Promise<CartData> {
    const shopper = await readShopper(client);
    if (!shopper.mayUseCart) return { kind: 'closed' };
    const pageState = readCartPageState(url);
    const items = await getCartItems(client, cartItemsQuery(pageState.pageNumber, pageState.sort));
    // After the items, for which a browser waits while the buyer's own cart is being filled.
    const isMoreToCome =
      !shopper.isGuest &&
      (await (await import('../../account/after-sign-in.ts')).bringGuestCart(client, url));
    // The last line of the last page was removed: what is left is on the page before.
    const last = Math.max(1, items.totalNumberOfPages);
    if (pageState.pageNumber > last) throw new Redirect(cartHref({ ...pageState, pageNumber: last }));
    const { cartId } = items.cartSummary;
    // Of somebody who is signed in: guests fetch no code for it.
    const approval =
      shopper.isGuest || cartId === null
        ? null
        : await (await import('../../approval/latest-approval.ts')).latestApproval(client, cartId);
    return { kind: 'open', pageState, items, shopper, approval, isMoreToCome };
  },
  act: deferredAct(async () => (await import('./act-on-cart.ts')).actOnCart),
  head: () => ({ title: texts.yourCart, noIndex: true }),
  View: CartView,
});
