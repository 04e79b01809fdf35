export {
  deleteCart,
  dismissCartProblems,
  getCartSummary,
  getOrCreateCart,
  preserveCart,
} from './lib/commerce/cart.ts';
export { applyCouponToCart, deleteCouponFromCart } from './lib/commerce/cart-coupons.ts';
export { changeCartCurrency } from './lib/commerce/cart-currency.ts';
export { type CartFailure, cartFailure } from './lib/commerce/cart-error.ts';
export {
  addItemsToCart,
  addItemToCart,
  deleteItemFromCart,
  getCartItems,
  updateItemInCart,
} from './lib/commerce/cart-items.ts';
export { getCartProducts } from './lib/commerce/cart-products.ts';
export type { CartWriteAdapter, CartWriteSettings } from './lib/commerce/cart-write.ts';
export {
  getProductCategory,
  getProductCategoryChildren,
  getProductCategoryPath,
} from './lib/commerce/category.ts';
export {
  addCheckoutPayment,
  attachPurchaseOrder,
  detachPurchaseOrder,
  getCheckout,
  placeOrder,
  startCheckout,
  updateCheckout,
} from './lib/commerce/checkout.ts';
export { cloneCart } from './lib/commerce/clone.ts';
export { getConsent } from './lib/commerce/consent.ts';
export { getAiConfiguration, getAppContext, getSessionContext } from './lib/commerce/context.ts';
export type { DeliveryAddress, DeliveryGroup, DeliveryGroups } from './lib/commerce/delivery-address.ts';
export {
  arrangeDeliveryGroupItems,
  createDeliveryGroup,
  deleteDeliveryGroup,
  getDeliveryGroup,
  getDeliveryGroups,
  updateDeliveryGroup,
} from './lib/commerce/delivery-group.ts';
export { forgetEffectiveAccount, setEffectiveAccount } from './lib/commerce/effective-account.ts';
export { mergeGuestCart } from './lib/commerce/guest-cart.ts';
export { isGuest, isLoggedIn, mayUseCart, mayUseCheckout } from './lib/commerce/guest-check.ts';
export { guestDetails, setGuestDetails } from './lib/commerce/guest-details.ts';
export { keptForSession } from './lib/commerce/kept-for-session.ts';
export {
  getEffectiveAccount,
  getExternalManagedAccounts,
  loadManagedAccounts,
  type ManagedAccount,
  toManagedAccounts,
} from './lib/commerce/managed-account.ts';
export { chooseMarket, forgetMarket } from './lib/commerce/market.ts';
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
} from './lib/commerce/order.ts';
export {
  approveOrder,
  getOrderApprovals,
  rejectOrder,
  withdrawApproval,
} from './lib/commerce/order-approval.ts';
export { getPayNowCart, leavePayNowCart, takePayNowCart } from './lib/commerce/pay-now.ts';
export { pollDelay } from './lib/commerce/poll-cart.ts';
export { getProduct, getProductPrice, getProductPrices, getProducts } from './lib/commerce/product.ts';
export { releaseInventory, reserveInventory } from './lib/commerce/reservation.ts';
export {
  getSearchSuggestions,
  getSortRules,
  postProductSearch,
  searchProducts,
} from './lib/commerce/search.ts';
export { guestData, loadUserData, type UserData, userDataOf } from './lib/commerce/user-data.ts';
