import { answers } from '../answer.ts';
import {
  deleteCart,
  dismissCartProblems,
  getCartSummary,
  getOrCreateCart,
  preserveCart,
} from './cart/cart.ts';
import { applyCouponToCart, deleteCouponFromCart } from './cart/cart-coupons.ts';
import { changeCartCurrency } from './cart/cart-currency.ts';
import {
  addItemsToCart,
  addItemToCart,
  deleteItemFromCart,
  getCartItems,
  updateItemInCart,
} from './cart/cart-items.ts';
import { getCartProducts } from './cart/cart-products.ts';
import * as cart from './cart/cart-responses.ts';
import { cloneCart } from './cart/clone.ts';
import {
  arrangeDeliveryGroupItems,
  createDeliveryGroup,
  deleteDeliveryGroup,
  getDeliveryGroup,
  getDeliveryGroups,
  updateDeliveryGroup,
} from './cart/delivery-group.ts';
import * as delivery from './cart/delivery-group-responses.ts';
import { getPayNowCart, leavePayNowCart, takePayNowCart } from './cart/pay-now.ts';
import { ClonedCart, PayNowCart } from './cart/pay-now-responses.ts';
import { releaseInventory, reserveInventory } from './cart/reservation.ts';
import { InventoryReservation } from './cart/reservation-responses.ts';
import {
  getProductCategory,
  getProductCategoryChildren,
  getProductCategoryPath,
} from './catalogue/category.ts';
import { getProduct, getProductPrice, getProductPrices, getProducts } from './catalogue/product.ts';
import * as product from './catalogue/product-responses.ts';
import { getSearchSuggestions, getSortRules, postProductSearch, searchProducts } from './catalogue/search.ts';
import * as search from './catalogue/search-responses.ts';
import {
  addCheckoutPayment,
  getCheckout,
  placeOrder,
  startCheckout,
  updateCheckout,
} from './checkout/checkout.ts';
import * as checkout from './checkout/checkout-responses.ts';
import { approveOrder, getOrderApprovals, rejectOrder, withdrawApproval } from './checkout/order-approval.ts';
import * as approval from './checkout/order-approval-responses.ts';
import { attachPurchaseOrder, detachPurchaseOrder } from './checkout/purchase-order-document.ts';
import { getOrderSummaries, getOrderSummary } from './orders/order.ts';
import {
  cancelUnpaidOrder,
  checkOrderPayment,
  claimGuestOrders,
  confirmOrder,
  payOrder,
  reorder,
  requestOrderCancellation,
} from './orders/order-actions.ts';
import * as order from './orders/order-responses.ts';
import { getAiConfiguration, getAppContext, getSessionContext } from './session/context.ts';
import * as context from './session/context-responses.ts';
import { getEffectiveAccount, getExternalManagedAccounts } from './session/managed-account.ts';
import * as managedAccount from './session/managed-account-responses.ts';

export const commerceAnswers = [
  answers(getAppContext, { 200: context.AppContext }),
  answers(getSessionContext, { 200: context.SessionContext }),
  answers(getAiConfiguration, { 200: context.AiConfiguration }),
  answers(getExternalManagedAccounts, { 200: managedAccount.ExternalManagedAccounts }),
  answers(getEffectiveAccount, { 200: managedAccount.EffectiveAccount }),
  answers(getCartSummary, { 200: cart.CartSummary, 202: cart.CartSummary }),
  answers(getOrCreateCart, { 200: cart.CartSummary }),
  answers(changeCartCurrency, { 200: cart.CartSummary }),
  answers(deleteCart, { 204: null }),
  answers(dismissCartProblems, { 200: cart.CartSummary }),
  answers(preserveCart, { 200: cart.PreservedCart }),
  answers(getCartItems, { 200: cart.CartItems, 202: cart.CartItems }),
  answers(addItemToCart, { 201: cart.CartItem }),
  answers(addItemsToCart, { 201: cart.CartItemBatch }),
  answers(updateItemInCart, { 200: cart.CartItem }),
  answers(deleteItemFromCart, { 204: null }),
  answers(applyCouponToCart, { 201: cart.CartCoupons }),
  answers(deleteCouponFromCart, { 204: null }),
  answers(getDeliveryGroups, { 200: delivery.DeliveryGroups }),
  answers(getDeliveryGroup, { 200: delivery.DeliveryGroup }),
  answers(createDeliveryGroup, { 201: delivery.DeliveryGroup }),
  answers(updateDeliveryGroup, { 200: delivery.DeliveryGroup }),
  answers(deleteDeliveryGroup, { 204: null }),
  answers(arrangeDeliveryGroupItems, { 202: delivery.DeliveryGroups }),
  answers(getCartProducts, { 200: cart.CartProducts, 202: cart.CartProducts }),
  answers(cloneCart, { 201: ClonedCart }),
  answers(getPayNowCart, { 200: PayNowCart }),
  answers(takePayNowCart, { 200: cart.CartSummary }),
  answers(leavePayNowCart, { 200: cart.CartSummary }),
  answers(reserveInventory, { 200: InventoryReservation }),
  answers(releaseInventory, { 204: null }),
  answers(getProduct, { 200: product.Product }),
  answers(getProducts, { 200: product.Products }),
  answers(getProductPrice, { 200: product.ProductPrice }),
  answers(getProductPrices, { 200: product.ProductPrices }),
  answers(getProductCategory, { 200: product.ProductCategory }),
  answers(getProductCategoryChildren, { 200: product.ProductCategories }),
  answers(getProductCategoryPath, { 200: product.ProductCategoryPath }),
  answers(searchProducts, { 200: search.ProductSearch }),
  answers(postProductSearch, { 201: search.PostedProductSearch }),
  answers(getSearchSuggestions, { 200: search.SearchSuggestions }),
  answers(getSortRules, { 200: search.SortRules }),
  answers(startCheckout, { 200: checkout.Checkout, 201: checkout.Checkout }),
  answers(getCheckout, { 200: checkout.Checkout }),
  answers(updateCheckout, { 200: checkout.Checkout }),
  answers(addCheckoutPayment, { 200: checkout.Checkout }),
  answers(placeOrder, {
    200: checkout.PlacedOrder,
    201: checkout.PlacedOrder,
    202: approval.OrderApproval,
  }),
  answers(getOrderApprovals, { 200: approval.OrderApprovals }),
  answers(approveOrder, { 200: approval.OrderApproval }),
  answers(rejectOrder, { 200: approval.OrderApproval }),
  answers(withdrawApproval, { 200: approval.OrderApproval }),
  answers(getOrderSummaries, { 200: order.OrderSummaries }),
  answers(getOrderSummary, { 200: order.OrderSummary }),
  answers(attachPurchaseOrder, { 201: checkout.Checkout }),
  answers(detachPurchaseOrder, { 200: checkout.Checkout }),
  answers(payOrder, { 200: order.OrderPayment }),
  answers(checkOrderPayment, { 200: order.OrderPayment }),
  answers(cancelUnpaidOrder, { 200: order.OrderPayment }),
  answers(confirmOrder, { 200: order.OrderSummary }),
  answers(requestOrderCancellation, { 200: order.OrderSummary }),
  answers(reorder, { 200: order.Reordered }),
  answers(claimGuestOrders, { 200: order.ClaimedOrders }),
];
