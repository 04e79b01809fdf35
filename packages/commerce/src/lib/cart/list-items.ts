import { type CartItems, type cartItemSorts, getCartItems } from '@relab/contract/commerce';
import type { Context, Reply, Route } from '@relab/server/http';
import type { Shop } from '../shop/shop.ts';
import { shopRoute } from '../shop/shop-route.ts';
import { cartSummary, couponsResponse, emptySummary, promotionsResponse } from './cart-response.ts';
import { findCart } from './find-cart.ts';
import { itemResults } from './item-results.ts';
import { replyOf } from './large-change/async-state.ts';
import { pageToken } from './page-token.ts';
import { type CartEntry, priceCart } from './price-cart.ts';

/** S-272 to S-274. */
const defaultPageSize = 25;

type Sort = (typeof cartItemSorts)[number];

function compare(sort: Sort): (a: CartEntry, b: CartEntry) => number {
  const byDate = (a: CartEntry, b: CartEntry): number => a.line.entered - b.line.entered;
  const byName = (a: CartEntry, b: CartEntry): number =>
    a.line.name.localeCompare(b.line.name, 'en') || byDate(a, b);
  switch (sort) {
    case 'CreatedDateAsc':
      return byDate;
    case 'CreatedDateDesc':
      return (a, b) => byDate(b, a);
    case 'NameAsc':
      return byName;
    case 'NameDesc':
      return (a, b) => byName(b, a);
  }
}

function pageLinks({ url }: Context, page: number, pages: number) {
  const at = (number: number): { readonly token: string | null; readonly url: string | null } => {
    if (number < 1 || number > Math.max(pages, page)) return { token: null, url: null };
    const search = new URLSearchParams(url.search);
    search.set('pageNumber', String(number));
    return { token: pageToken(number), url: `${url.pathname}?${search}` };
  };
  const [current, next, previous] = [at(page), page < pages ? at(page + 1) : at(0), at(page - 1)];
  return {
    currentPageToken: current.token,
    currentPageUrl: current.url,
    nextPageToken: next.token,
    nextPageUrl: next.url,
    previousPageToken: previous.token,
    previousPageUrl: previous.url,
  };
}

export function listItemsRoute(shop: Shop): Route {
  const { options } = shop;
  return shopRoute(shop, 'cart', getCartItems, async (config, context): Promise<Reply<CartItems>> => {
    const { pageNumber = 1, pageSize = defaultPageSize, sort = 'CreatedDateDesc' } = config;
    const cart = await findCart(context, config.cartId);
    const priced = cart && (await priceCart(context, options, cart));
    const entries = [...(priced?.entries ?? [])].sort(compare(sort));
    const page = entries.slice((pageNumber - 1) * pageSize, pageNumber * pageSize);
    const pages = Math.ceil(entries.length / pageSize);
    const response: CartItems = {
      approachingDiscounts: [],
      cartCoupons: priced && config.includeCoupons !== false ? couponsResponse(priced) : null,
      cartItems: priced ? await itemResults(context, options, priced, page, config.productFields) : [],
      cartPromotions: priced && config.includePromotions !== false ? promotionsResponse(priced) : null,
      cartSummary: priced ? cartSummary(priced, options) : emptySummary(context.exchange.to),
      count: page.length,
      currentPage: pageNumber,
      hasErrors: entries.some(({ notice }) => notice?.severity === 'Error'),
      totalItemCount: entries.length,
      totalNumberOfPages: pages,
      ...pageLinks(context, pageNumber, pages),
    };
    return replyOf(cart, response, context);
  });
}
