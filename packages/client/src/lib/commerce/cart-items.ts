import * as calls from '@relab/contract/commerce';
import { cartRead } from './cart-read.ts';
import { cartWrite } from './cart-write.ts';

export const getCartItems = cartRead(
  calls.getCartItems,
  ({ cartSummary }) => cartSummary?.asyncOperationStatus === 'Processing',
);

export const addItemToCart = cartWrite(calls.addItemToCart, { cartId: (item) => item?.cartId });

export const addItemsToCart = cartWrite(calls.addItemsToCart, {
  cartId: ({ results }) =>
    results.map(({ result }) => (Array.isArray(result) ? undefined : result.cartId)).find(Boolean),
});

export const updateItemInCart = cartWrite(calls.updateItemInCart);

export const deleteItemFromCart = cartWrite(calls.deleteItemFromCart);
