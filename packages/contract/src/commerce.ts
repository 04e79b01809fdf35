// Written by `npm run entries` from the declarations: an export marked `@internal` is left out.

export { getConsent, setConsent } from './lib/analytics/consent.ts';
export type { Consent } from './lib/analytics/consent-responses.ts';
export { analyticsEventKinds, sendAnalyticsEvents } from './lib/analytics/events.ts';
export {
  deleteCart,
  dismissCartProblems,
  getCartSummary,
  getOrCreateCart,
  preserveCart,
} from './lib/commerce/cart/cart.ts';
export { applyCouponToCart, deleteCouponFromCart } from './lib/commerce/cart/cart-coupons.ts';
export { changeCartCurrency } from './lib/commerce/cart/cart-currency.ts';
export {
  addItemsToCart,
  addItemToCart,
  cartItemSorts,
  deleteItemFromCart,
  getCartItems,
  updateItemInCart,
} from './lib/commerce/cart/cart-items.ts';
export { getCartProducts } from './lib/commerce/cart/cart-products.ts';
export type {
  CartCoupons,
  CartItem,
  CartItemBatch,
  CartItems,
  CartProducts,
  CartSummary,
  PreservedCart,
} from './lib/commerce/cart/cart-responses.ts';
export { cloneCart } from './lib/commerce/cart/clone-cart.ts';
export {
  arrangeDeliveryGroupItems,
  createDeliveryGroup,
  deleteDeliveryGroup,
  getDeliveryGroup,
  getDeliveryGroups,
  updateDeliveryGroup,
} from './lib/commerce/cart/delivery-group.ts';
export type { DeliveryGroup, DeliveryGroups } from './lib/commerce/cart/delivery-group-responses.ts';
export { getPayNowCart, leavePayNowCart, takePayNowCart } from './lib/commerce/cart/pay-now.ts';
export type { ClonedCart, PayNowCart } from './lib/commerce/cart/pay-now-responses.ts';
export { defaultReservation, releaseInventory, reserveInventory } from './lib/commerce/cart/reservation.ts';
export type {
  InventoryItemReservation,
  InventoryReservation,
} from './lib/commerce/cart/reservation-responses.ts';
export {
  getProductCategory,
  getProductCategoryChildren,
  getProductCategoryPath,
} from './lib/commerce/catalogue/category.ts';
export {
  getProduct,
  getProductPrice,
  getProductPrices,
  getProducts,
} from './lib/commerce/catalogue/product.ts';
export type {
  Availability,
  CategoryPathStep,
  Product,
  ProductCategories,
  ProductCategory,
  ProductCategoryPath,
  ProductImage,
  ProductPrice,
  ProductPriceResult,
  ProductPrices,
  ProductResult,
  Products,
} from './lib/commerce/catalogue/product-responses.ts';
export {
  getSearchSuggestions,
  getSortRules,
  postProductSearch,
  type Refinement,
  searchProducts,
  writeRefinements,
} from './lib/commerce/catalogue/search.ts';
export type {
  Facet,
  PostedProductSearch,
  ProductSearch,
  ProductSearchResult,
  SearchSuggestions,
  SortRules,
} from './lib/commerce/catalogue/search-responses.ts';
export {
  type Address,
  addCheckoutPayment,
  getCheckout,
  placeOrder,
  startCheckout,
  updateCheckout,
} from './lib/commerce/checkout/checkout.ts';
export type {
  Checkout,
  CheckoutAddress,
  DeliveryMethod,
  PaymentMethod,
  PlacedOrder,
  PurchaseOrderDocument,
} from './lib/commerce/checkout/checkout-responses.ts';
export {
  approveOrder,
  getOrderApprovals,
  rejectOrder,
  withdrawApproval,
} from './lib/commerce/checkout/order-approval.ts';
export type {
  CheckoutApproval,
  OrderApproval,
  OrderApprovals,
} from './lib/commerce/checkout/order-approval-responses.ts';
export { isPostalCode } from './lib/commerce/checkout/postal-code.ts';
export {
  attachPurchaseOrder,
  detachPurchaseOrder,
  downloadCreditNote,
  downloadInvoice,
  downloadOrderDocument,
} from './lib/commerce/checkout/purchase-order-document.ts';
export {
  createShipment,
  downloadPackingSlip,
  downloadShipmentLabels,
  getOrderFulfillment,
} from './lib/commerce/order-management/order-fulfillment.ts';
export type { OrderFulfillment } from './lib/commerce/order-management/order-fulfillment-responses.ts';
export {
  cancelReturnOrder,
  createReturnOrder,
  downloadReturnCreditNote,
  receiveReturnOrder,
  refundReturnOrder,
} from './lib/commerce/order-management/return-order.ts';
export { getOrderSummaries, getOrderSummary } from './lib/commerce/orders/order.ts';
export {
  cancelUnpaidOrder,
  checkOrderPayment,
  claimGuestOrders,
  confirmOrder,
  payOrder,
  reorder,
  requestOrderCancellation,
} from './lib/commerce/orders/order-actions.ts';
export type {
  ClaimedOrders,
  OrderCancellation,
  OrderPayment,
  OrderShipment,
  OrderSummaries,
  OrderSummary,
  Reordered,
} from './lib/commerce/orders/order-responses.ts';
export { getAiConfiguration, getAppContext, getSessionContext } from './lib/commerce/session/context.ts';
export type {
  AiConfiguration,
  AppContext,
  SessionContext,
} from './lib/commerce/session/context-responses.ts';
export {
  effectiveAccountRequired,
  getEffectiveAccount,
  getExternalManagedAccounts,
} from './lib/commerce/session/managed-account.ts';
export type {
  EffectiveAccount,
  ExternalManagedAccounts,
} from './lib/commerce/session/managed-account-responses.ts';
