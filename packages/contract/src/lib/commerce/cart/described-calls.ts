import type { DescribedCall } from '../../described-call.ts';
import { responses } from '../../described-call.ts';
import { deleteCart, dismissCartProblems, getCartSummary, getOrCreateCart, preserveCart } from './cart.ts';
import { applyCouponToCart, deleteCouponFromCart } from './cart-coupons.ts';
import { changeCartCurrency } from './cart-currency.ts';
import {
  addItemsToCart,
  addItemToCart,
  deleteItemFromCart,
  getCartItems,
  updateItemInCart,
} from './cart-items.ts';
import { getCartProducts } from './cart-products.ts';
import {
  CartCoupons,
  CartItem,
  CartItemBatch,
  CartItems,
  CartProducts,
  CartSummary,
  PreservedCart,
} from './cart-schemas.ts';
import { cloneCart } from './clone-cart.ts';
import {
  arrangeDeliveryGroupItems,
  createDeliveryGroup,
  deleteDeliveryGroup,
  getDeliveryGroup,
  getDeliveryGroups,
  updateDeliveryGroup,
} from './delivery-group.ts';
import { DeliveryGroup, DeliveryGroups } from './delivery-group-schemas.ts';
import { getPayNowCart, leavePayNowCart, takePayNowCart } from './pay-now.ts';
import { ClonedCart, PayNowCart } from './pay-now-schemas.ts';
import { releaseInventory, reserveInventory } from './reservation.ts';
import { InventoryReservation } from './reservation-schemas.ts';

/** What the calls of this folder respond. */
export const commerceCartCalls: readonly DescribedCall[] = [
  responses(applyCouponToCart, { 201: CartCoupons }),
  responses(deleteCouponFromCart, { 204: null }),
  responses(changeCartCurrency, { 200: CartSummary }),
  responses(getCartItems, { 200: CartItems, 202: CartItems }),
  responses(addItemToCart, { 201: CartItem }),
  responses(addItemsToCart, { 201: CartItemBatch }),
  responses(updateItemInCart, { 200: CartItem }),
  responses(deleteItemFromCart, { 204: null }),
  responses(getCartProducts, { 200: CartProducts, 202: CartProducts }),
  responses(getCartSummary, { 200: CartSummary, 202: CartSummary }),
  responses(getOrCreateCart, { 200: CartSummary }),
  responses(dismissCartProblems, { 200: CartSummary }),
  responses(deleteCart, { 204: null }),
  responses(preserveCart, { 200: PreservedCart }),
  responses(cloneCart, { 201: ClonedCart }),
  responses(getDeliveryGroups, { 200: DeliveryGroups }),
  responses(getDeliveryGroup, { 200: DeliveryGroup }),
  responses(createDeliveryGroup, { 201: DeliveryGroup }),
  responses(updateDeliveryGroup, { 200: DeliveryGroup }),
  responses(deleteDeliveryGroup, { 204: null }),
  responses(arrangeDeliveryGroupItems, {
    202: DeliveryGroups,
  }),
  responses(getPayNowCart, { 200: PayNowCart }),
  responses(takePayNowCart, { 200: CartSummary }),
  responses(leavePayNowCart, { 200: CartSummary }),
  responses(reserveInventory, { 200: InventoryReservation }),
  responses(releaseInventory, { 204: null }),
];
