export { PlatformAction } from './lib/actions/action-responses.ts';
export { QuickActionInfo } from './lib/actions/quick-action-responses.ts';
export { App } from './lib/apps/app-responses.ts';
export { Theme } from './lib/apps/theme-responses.ts';
export { CartItem, CartSummary } from './lib/commerce/cart/cart-responses.ts';
export {
  InventoryItemReservation,
  InventoryReservation,
} from './lib/commerce/cart/reservation-responses.ts';
export { Product, ProductPriceResult, ProductResult } from './lib/commerce/catalogue/product-responses.ts';
export { AppContext, SessionContext } from './lib/commerce/session/context-responses.ts';
export { describedCallsOf } from './lib/described-areas.ts';
export { type DescribedCall, Errors } from './lib/described-call.ts';
export { describedCalls } from './lib/described-calls.ts';
export { openapi } from './lib/openapi.ts';
export { type Parsed, parseBody, parseQuery, parseRequest, readQuery } from './lib/parse-request.ts';
