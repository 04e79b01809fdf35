import * as calls from '@relab/contract/commerce';
import { cartRead } from './cart-read.ts';
import { cartWrite } from './cart-write.ts';

export const getCartItems = cartRead(
  calls.getCartItems,
  ({ cartSummary }) => cartSummary?.asyncOperationStatus === 'Processing',
);

/** S-227: what is added is a product, unless a config says otherwise. */
const asProduct = <Item extends object>(item: Item): Item => ({ type: 'Product', ...item });

export const addItemToCart = cartWrite(calls.addItemToCart, {
  fill: asProduct,
  cartId: (item) => item?.cartId,
});

/** S-228. */
export const addItemsToCart = cartWrite(calls.addItemsToCart, {
  fill: ({ inputs, ...config }) => ({
    ...config,
    inputs: inputs.map(({ richInput }) => ({ richInput: asProduct(richInput) })),
  }),
  cartId: ({ results }) =>
    results.map(({ result }) => ('cartId' in result ? result.cartId : undefined)).find(Boolean),
});

export const updateItemInCart = cartWrite(calls.updateItemInCart);

export const deleteItemFromCart = cartWrite(calls.deleteItemFromCart);
