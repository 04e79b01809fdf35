import type { CartItems } from '@relab/contract/commerce';

/** Units of a product on these lines of a cart; one that goes to two places has two lines. */
export const unitsInCart = ({ cartItems }: Pick<CartItems, 'cartItems'>, productId: string): number =>
  cartItems
    .filter(({ cartItem }) => cartItem.productId === productId)
    .reduce((units, { cartItem }) => units + Math.round(Number(cartItem.quantity)), 0);

/** Whether these lines hold all there is of a product, and nothing keeps those from being ordered. */
export function isAllInCart({ cartItems }: Pick<CartItems, 'cartItems'>, productId: string): boolean {
  const lines = cartItems.filter(({ cartItem }) => cartItem.productId === productId);
  const maximum = Number(lines[0]?.cartItem.productDetails.purchaseQuantityRule?.maximum ?? Number.NaN);
  return lines.every(({ status }) => status !== 'Error') && unitsInCart({ cartItems }, productId) >= maximum;
}
