import { type CartProducts, getCartProducts } from '@relab/contract/commerce';
import type { Reply, Route } from '@relab/server/http';
import type { Shop } from '../shop/shop.ts';
import { shopRoute } from '../shop/shop-route.ts';
import { findCart } from './find-cart.ts';
import { itemResults } from './item-results.ts';
import { replyOf } from './large-change/async-state.ts';
import { priceCart } from './price-cart.ts';

const defaultPageSize = 25;

/** Pages count products; all items of one stand together, the newest product first. */
export function cartProductsRoute(shop: Shop): Route {
  const { options } = shop;
  return shopRoute(shop, 'cart', getCartProducts, async (config, context): Promise<Reply<CartProducts>> => {
    const { pageNumber = 1, pageSize = defaultPageSize } = config;
    const cart = await findCart(context, config.cartId);
    const priced = cart && (await priceCart(context, options, cart));
    const entries = priced?.entries ?? [];
    const groups = [...Map.groupBy(entries, ({ line }) => line.productId).values()];
    const page = groups.slice((pageNumber - 1) * pageSize, pageNumber * pageSize).flat();
    const results = priced ? await itemResults(context, options, priced, page, config.productFields) : [];
    const byProduct = Map.groupBy(results, ({ cartItem }) => cartItem.productId);
    const products = [...byProduct.values()].flatMap((cartItems) => {
      const [first] = cartItems;
      return first ? [{ cartItems, product: first.cartItem.productDetails }] : [];
    });
    return replyOf(
      cart,
      {
        count: products.length,
        currentPage: pageNumber,
        hasErrors: entries.some(({ notice }) => notice?.severity === 'Error'),
        products,
        totalItemCount: groups.length,
        totalNumberOfPages: Math.ceil(groups.length / pageSize),
      },
      context,
    );
  });
}
