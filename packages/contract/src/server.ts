export { PlatformAction as PlatformActionSchema } from './lib/actions/action-schemas.ts';
export { QuickActionInfo as QuickActionInfoSchema } from './lib/actions/quick-action-schemas.ts';
export { App as AppSchema } from './lib/apps/app-schemas.ts';
export { Theme as ThemeSchema } from './lib/apps/theme-schemas.ts';
export {
  CartItem as CartItemSchema,
  CartSummary as CartSummarySchema,
} from './lib/commerce/cart/cart-schemas.ts';
export {
  InventoryItemReservation as InventoryItemReservationSchema,
  InventoryReservation as InventoryReservationSchema,
} from './lib/commerce/cart/reservation-schemas.ts';
export {
  Product as ProductSchema,
  ProductPriceResult as ProductPriceResultSchema,
  ProductResult as ProductResultSchema,
} from './lib/commerce/catalogue/product-schemas.ts';
export {
  AppContext as AppContextSchema,
  SessionContext as SessionContextSchema,
} from './lib/commerce/session/context-schemas.ts';
export { describedCallsOf } from './lib/described-areas.ts';
export type { DescribedCall } from './lib/described-call.ts';
export { describedCalls } from './lib/described-calls.ts';
export { Errors as ErrorsSchema } from './lib/error-schemas.ts';
export { type NullMembers, nullMembers } from './lib/null-members.ts';
export { openapi } from './lib/openapi.ts';
export { type Parsed, parseBody, parseQuery, parseRequest, readQuery } from './lib/parse-request.ts';
