// Adapters are written by `npm run entries`; what else is public is listed here by hand, beside them.

export { deleteCart, dismissCartProblems, getOrCreateCart, preserveCart } from './lib/commerce/cart/cart.ts';
export { applyCouponToCart, deleteCouponFromCart } from './lib/commerce/cart/cart-coupons.ts';
export { changeCartCurrency } from './lib/commerce/cart/cart-currency.ts';
export { type CartFailure, cartFailure } from './lib/commerce/cart/cart-error.ts';
export {
  addItemsToCart,
  addItemToCart,
  deleteItemFromCart,
  getCartItems,
  updateItemInCart,
} from './lib/commerce/cart/cart-items.ts';
export { getCartProducts } from './lib/commerce/cart/cart-products.ts';
export { getCartSummary } from './lib/commerce/cart/cart-summary.ts';
export type { CartWriteAdapter, CartWriteSettings } from './lib/commerce/cart/cart-write.ts';
export { cloneCart } from './lib/commerce/cart/clone-cart.ts';
export type { DeliveryAddress, DeliveryGroup, DeliveryGroups } from './lib/commerce/cart/delivery-address.ts';
export {
  arrangeDeliveryGroupItems,
  createDeliveryGroup,
  deleteDeliveryGroup,
  getDeliveryGroup,
  getDeliveryGroups,
  updateDeliveryGroup,
} from './lib/commerce/cart/delivery-group.ts';
export { mergeGuestCart } from './lib/commerce/cart/guest-cart.ts';
export { getPayNowCart, leavePayNowCart, takePayNowCart } from './lib/commerce/cart/pay-now.ts';
export { pollDelay } from './lib/commerce/cart/poll-cart.ts';
export { releaseInventory, reserveInventory } from './lib/commerce/cart/reservation.ts';
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
export {
  getSearchSuggestions,
  getSortRules,
  postProductSearch,
  searchProducts,
} from './lib/commerce/catalogue/search.ts';
export {
  addCheckoutPayment,
  attachPurchaseOrder,
  detachPurchaseOrder,
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
export { chooseMarket, forgetMarket } from './lib/commerce/market.ts';
export { cancelOrderItems } from './lib/commerce/order-management/cancel-order-items.ts';
export { createShipment, getOrderFulfillment } from './lib/commerce/order-management/order-fulfillment.ts';
export {
  approveReturnOrder,
  cancelReturnOrder,
  createReturnOrder,
  receiveReturnOrder,
  refundReturnOrder,
} from './lib/commerce/order-management/return-order.ts';
export {
  cancelUnpaidOrder,
  checkOrderPayment,
  claimGuestOrders,
  confirmOrder,
  getOrderSummaries,
  getOrderSummary,
  payOrder,
  reorder,
  requestOrderCancellation,
  requestOrderReturn,
} from './lib/commerce/orders/order.ts';
export { getConsent } from './lib/commerce/session/consent.ts';
export { getAiConfiguration, getAppContext, getSessionContext } from './lib/commerce/session/context.ts';
export { forgetEffectiveAccount, setEffectiveAccount } from './lib/commerce/session/effective-account.ts';
export { isGuest, isLoggedIn, mayUseCart, mayUseCheckout } from './lib/commerce/session/guest-check.ts';
export { guestDetails, setGuestDetails } from './lib/commerce/session/guest-details.ts';
export {
  getEffectiveAccount,
  getExternalManagedAccounts,
  loadManagedAccounts,
  type ManagedAccount,
  toManagedAccounts,
} from './lib/commerce/session/managed-account.ts';
export { sessionStorageSlots } from './lib/commerce/session/session-storage.ts';
export { guestData, loadUserData, type UserData, userDataOf } from './lib/commerce/session/user-data.ts';
