import { type CartProducts, getCartProducts } from '@relab/contract/commerce';
import type { Reply, Route } from '@relab/server/http';
import { translateProductFor } from '../language/product-texts.ts';
import type { Shop } from '../shop/shop.ts';
import { shopRoute } from '../shop/shop-route.ts';
import { cartItemResponse } from './cart-response.ts';
import { findCart } from './find-cart.ts';
import { replyOf } from './large-change/async-state.ts';
import { type CartEntry, priceCart } from './price-cart.ts';
import { readProductDisplays } from './product-display.ts';

const defaultPageSize = 25;

/** Pages count products; all items of one stand together, the newest product first. */
export function cartProductsRoute(shop: Shop): Route {
  const { options } = shop;
  return shopRoute(shop, 'cart', getCartProducts, async (config, context): Promise<Reply<CartProducts>> => {
    const { pageNumber = 1, pageSize = defaultPageSize } = config;
    const cart = await findCart(context, config.cartId);
    const priced = cart ? await priceCart(context.database, options, cart, context.now()) : null;
    const entries = priced?.entries ?? [];
    const byProduct = new Map<string, CartEntry[]>();
    for (const entry of entries) {
      const { productId } = entry.line;
      byProduct.set(productId, [...(byProduct.get(productId) ?? []), entry]);
    }
    const page = [...byProduct.values()].slice((pageNumber - 1) * pageSize, pageNumber * pageSize);
    const lines = page.flatMap((some) => some.map(({ line }) => line));
    const shown = await readProductDisplays(
      context.database,
      options,
      lines,
      cart?.account_id ?? null,
      config.productFields,
      priced?.exchange,
      translateProductFor(context, options),
    );
    const products = page.flatMap((some) => {
      const results = some.flatMap((entry) =>
        priced
          ? {
              cartItem: cartItemResponse(priced, entry, shown(entry.line)),
              message: entry.notice?.message ?? null,
              status: entry.notice?.severity === 'Error' ? ('Error' as const) : ('Success' as const),
            }
          : [],
      );
      const [first] = results;
      return first ? [{ cartItems: results, product: first.cartItem.productDetails }] : [];
    });
    return replyOf(
      cart,
      {
        count: products.length,
        currentPage: pageNumber,
        hasErrors: entries.some(({ notice }) => notice?.severity === 'Error'),
        products,
        totalItemCount: byProduct.size,
        totalNumberOfPages: Math.ceil(byProduct.size / pageSize),
      },
      context,
    );
  });
}
