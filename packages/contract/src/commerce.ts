export { getConsent, setConsent } from './lib/analytics/consent.ts';
export type { Consent } from './lib/analytics/consent-answers.ts';
export { analyticsEventKinds, sendAnalyticsEvents } from './lib/analytics/events.ts';
export {
  deleteCart,
  dismissCartProblems,
  getCartSummary,
  getOrCreateCart,
  preserveCart,
} from './lib/commerce/cart.ts';
export type {
  CartCoupons,
  CartItem,
  CartItemBatch,
  CartItems,
  CartProducts,
  CartSummary,
  PreservedCart,
} from './lib/commerce/cart-answers.ts';
export { applyCouponToCart, deleteCouponFromCart } from './lib/commerce/cart-coupons.ts';
export { changeCartCurrency } from './lib/commerce/cart-currency.ts';
export {
  addItemsToCart,
  addItemToCart,
  cartItemSorts,
  deleteItemFromCart,
  getCartItems,
  updateItemInCart,
} from './lib/commerce/cart-items.ts';
export { getCartProducts } from './lib/commerce/cart-products.ts';
export {
  getProductCategory,
  getProductCategoryChildren,
  getProductCategoryPath,
} from './lib/commerce/category.ts';
export {
  type Address,
  addCheckoutPayment,
  getCheckout,
  placeOrder,
  startCheckout,
  updateCheckout,
} from './lib/commerce/checkout.ts';
export type {
  AnsweredAddress,
  Checkout,
  DeliveryMethod,
  PaymentMethod,
  PlacedOrder,
  PurchaseOrderDocument,
} from './lib/commerce/checkout-answers.ts';
export { cloneCart } from './lib/commerce/clone.ts';
export { getAiConfiguration, getAppContext, getSessionContext } from './lib/commerce/context.ts';
export type { AiConfiguration, AppContext, SessionContext } from './lib/commerce/context-answers.ts';
export {
  arrangeDeliveryGroupItems,
  createDeliveryGroup,
  deleteDeliveryGroup,
  getDeliveryGroup,
  getDeliveryGroups,
  updateDeliveryGroup,
} from './lib/commerce/delivery-group.ts';
export type { DeliveryGroup, DeliveryGroups } from './lib/commerce/delivery-group-answers.ts';
export {
  effectiveAccountRequired,
  getEffectiveAccount,
  getExternalManagedAccounts,
} from './lib/commerce/managed-account.ts';
export type { EffectiveAccount, ExternalManagedAccounts } from './lib/commerce/managed-account-answers.ts';
export { getOrderSummaries, getOrderSummary } from './lib/commerce/order.ts';
export {
  cancelUnpaidOrder,
  checkOrderPayment,
  claimGuestOrders,
  confirmOrder,
  payOrder,
  reorder,
  requestOrderCancellation,
} from './lib/commerce/order-actions.ts';
export type {
  ClaimedOrders,
  OrderCancellation,
  OrderPayment,
  OrderShipment,
  OrderSummaries,
  OrderSummary,
  Reordered,
} from './lib/commerce/order-answers.ts';
export {
  approveOrder,
  getOrderApprovals,
  rejectOrder,
  withdrawApproval,
} from './lib/commerce/order-approval.ts';
export type {
  CheckoutApproval,
  OrderApproval,
  OrderApprovals,
} from './lib/commerce/order-approval-answers.ts';
export { getPayNowCart, leavePayNowCart, takePayNowCart } from './lib/commerce/pay-now.ts';
export type { ClonedCart, PayNowCart } from './lib/commerce/pay-now-answers.ts';
export { isPostalCode } from './lib/commerce/postal-code.ts';
export { getProduct, getProductPrice, getProductPrices, getProducts } from './lib/commerce/product.ts';
export type {
  Availability,
  CategoryPathStep,
  Product,
  ProductCategories,
  ProductCategory,
  ProductCategoryPath,
  ProductImage,
  ProductPrice,
  ProductPrices,
  Products,
} from './lib/commerce/product-answers.ts';
export {
  attachPurchaseOrder,
  detachPurchaseOrder,
  downloadCreditNote,
  downloadInvoice,
  downloadOrderDocument,
} from './lib/commerce/purchase-order-document.ts';
export { defaultReservation, releaseInventory, reserveInventory } from './lib/commerce/reservation.ts';
export type { InventoryReservation } from './lib/commerce/reservation-answers.ts';
export {
  getSearchSuggestions,
  getSortRules,
  postProductSearch,
  type Refinement,
  searchProducts,
  writeRefinements,
} from './lib/commerce/search.ts';
export type {
  Facet,
  FoundProduct,
  PostedProductSearch,
  ProductSearch,
  SearchSuggestions,
  SortRules,
} from './lib/commerce/search-answers.ts';
