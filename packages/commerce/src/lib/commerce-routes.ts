import type { Route } from '@relab/server/http';
import { cartProductsRoute } from './cart/cart-products.ts';
import { cartRoutes } from './cart/cart-routes.ts';
import { changeCurrencyRoute } from './cart/change-currency.ts';
import { couponRoutes } from './cart/coupon/coupon-routes.ts';
import { limitCoupons } from './cart/coupon/limit-coupons.ts';
import { itemRoutes } from './cart/item-routes.ts';
import { listItemsRoute } from './cart/list-items.ts';
import { preserveRoute } from './cart/preserve.ts';
import { reservationRoutes } from './cart/reservation-routes.ts';
import { productRoutes } from './catalogue/products.ts';
import { checkoutRoutes } from './checkout/checkout-routes.ts';
import { groupRoutes } from './delivery/group-routes.ts';
import { fulfillmentRoutes } from './fulfillment/fulfillment-routes.ts';
import { managedAccountRoutes } from './managed-account/managed-account-routes.ts';
import { contextRoutes } from './market-context/context-routes.ts';
import type { CommerceOptions } from './options/options.ts';
import { orderActionRoutes } from './order/action-routes.ts';
import { approvalRoutes } from './order/approval-routes.ts';
import { orderDownloadRoutes } from './order/download-routes.ts';
import { orderRoutes } from './order/order-routes.ts';
import { placeOrderRoute } from './order/place-order.ts';
import { cloneCartRoute } from './pay-now/clone-cart.ts';
import { payNowRoutes } from './pay-now/pay-now-routes.ts';
import { buyerReturnRoutes } from './return-order/buyer-return-routes.ts';
import { returnRoutes } from './return-order/return-routes.ts';
import { categoryRoutes } from './search/categories.ts';
import { searchRoutes } from './search/search-products.ts';
import { suggestionRoutes } from './search/suggest.ts';
import type { SearchEngine } from './search-engine/search-engine.ts';
import { idempotentRoutes } from './shop/idempotent-routes.ts';
import { createShop } from './shop/shop.ts';

/**
 * Every call of a shop. Meant for one database: the catalogue is kept in memory beside it, unless another engine finds
 * listings.
 */
export function commerceRoutes(options: CommerceOptions, engine?: SearchEngine): Route[] {
  const shop = createShop(options, engine);
  const routes = [
    ...contextRoutes(shop),
    ...managedAccountRoutes(shop),
    ...searchRoutes(shop),
    ...suggestionRoutes(shop),
    ...productRoutes(shop),
    ...categoryRoutes(shop),
    ...cartRoutes(shop),
    changeCurrencyRoute(shop),
    listItemsRoute(shop),
    ...itemRoutes(shop),
    ...couponRoutes(shop),
    ...groupRoutes(shop),
    preserveRoute(shop),
    cartProductsRoute(shop),
    cloneCartRoute(shop),
    ...payNowRoutes(shop),
    ...reservationRoutes(shop),
    ...checkoutRoutes(shop),
    placeOrderRoute(shop),
    ...approvalRoutes(shop),
    ...orderRoutes(shop),
    ...orderActionRoutes(shop),
    ...orderDownloadRoutes(shop),
    ...buyerReturnRoutes(shop),
  ];
  return [...limitCoupons(idempotentRoutes(routes)), ...fulfillmentRoutes(options), ...returnRoutes(options)];
}
