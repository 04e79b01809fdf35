// Written by `npm run entries` from the declarations: an export marked `@internal` is left out.

export { getConsent, setConsent } from './lib/analytics/consent.ts';
export { analyticsEventKinds, sendAnalyticsEvents } from './lib/analytics/events.ts';
export type { Consent } from './lib/analytics/responses.ts';
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
export { cloneCart } from './lib/commerce/cart/clone-cart.ts';
export {
  arrangeDeliveryGroupItems,
  createDeliveryGroup,
  deleteDeliveryGroup,
  getDeliveryGroup,
  getDeliveryGroups,
  updateDeliveryGroup,
} from './lib/commerce/cart/delivery-group.ts';
export { getPayNowCart, leavePayNowCart, takePayNowCart } from './lib/commerce/cart/pay-now.ts';
export { defaultReservation, releaseInventory, reserveInventory } from './lib/commerce/cart/reservation.ts';
export type {
  CartCoupons,
  CartItem,
  CartItemBatch,
  CartItems,
  CartProducts,
  CartSummary,
  ClonedCart,
  DeliveryGroup,
  DeliveryGroups,
  InventoryItemReservation,
  InventoryReservation,
  PayNowCart,
  PreservedCart,
} from './lib/commerce/cart/responses.ts';
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
  Facet,
  PostedProductSearch,
  Product,
  ProductCategories,
  ProductCategory,
  ProductCategoryPath,
  ProductImage,
  ProductPrice,
  ProductPriceResult,
  ProductPrices,
  ProductResult,
  ProductSearch,
  ProductSearchResult,
  Products,
  SearchSuggestions,
  SortRules,
} from './lib/commerce/catalogue/responses.ts';
export {
  getSearchSuggestions,
  getSortRules,
  postProductSearch,
  type Refinement,
  searchProducts,
  writeRefinements,
} from './lib/commerce/catalogue/search.ts';
export {
  type Address,
  addCheckoutPayment,
  getCheckout,
  placeOrder,
  startCheckout,
  updateCheckout,
} from './lib/commerce/checkout/checkout.ts';
export {
  approveOrder,
  getOrderApprovals,
  rejectOrder,
  withdrawApproval,
} from './lib/commerce/checkout/order-approval.ts';
export { isPostalCode } from './lib/commerce/checkout/postal-code.ts';
export {
  attachPurchaseOrder,
  detachPurchaseOrder,
  downloadCreditNote,
  downloadInvoice,
  downloadOrderDocument,
  downloadOrderReturnCreditNote,
} from './lib/commerce/checkout/purchase-order-document.ts';
export type {
  Checkout,
  CheckoutAddress,
  CheckoutApproval,
  DeliveryMethod,
  OrderApproval,
  OrderApprovals,
  PaymentMethod,
  PlacedOrder,
  PurchaseOrderDocument,
} from './lib/commerce/checkout/responses.ts';
export { cancelOrderItems } from './lib/commerce/order-management/cancel-order-items.ts';
export {
  createShipment,
  downloadPackingSlip,
  downloadShipmentLabels,
  getOrderFulfillment,
} from './lib/commerce/order-management/order-fulfillment.ts';
export type { OrderFulfillment } from './lib/commerce/order-management/responses.ts';
export {
  approveReturnOrder,
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
  requestOrderReturn,
} from './lib/commerce/orders/order-actions.ts';
export type {
  ClaimedOrders,
  OrderCancellation,
  OrderPayment,
  OrderReturn,
  OrderShipment,
  OrderSummaries,
  OrderSummary,
  Reordered,
} from './lib/commerce/orders/responses.ts';
export { getAiConfiguration, getAppContext, getSessionContext } from './lib/commerce/session/context.ts';
export {
  effectiveAccountRequired,
  getEffectiveAccount,
  getExternalManagedAccounts,
} from './lib/commerce/session/managed-account.ts';
export type {
  AiConfiguration,
  AppContext,
  EffectiveAccount,
  ExternalManagedAccounts,
  SessionContext,
} from './lib/commerce/session/responses.ts';
