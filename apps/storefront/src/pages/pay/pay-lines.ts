import type { PayNowCart } from '@relab/contract/commerce';
import { serverMessage } from '../../form/error-message.ts';
import type { Line } from '../../lines/line-list.tsx';
import { countOf } from '../../money/amount.ts';
import * as texts from './texts.ts';

/** What was put together, each with what keeps it from being ordered now. */
export function payLines({ cartItems, state }: PayNowCart): readonly Line[] {
  return cartItems.map(({ cartItem, status, message }) => ({
    id: cartItem.cartItemId ?? cartItem.productId,
    productId: cartItem.productId,
    name: cartItem.name,
    urlName: cartItem.productDetails.urlName,
    sku: cartItem.productDetails.sku,
    quantity: countOf(cartItem.quantity),
    unitPrice: cartItem.salesPrice,
    totalPrice: cartItem.totalPrice,
    image: cartItem.productDetails.thumbnailImage,
    problem:
      state === 'Open' && status === 'Error'
        ? serverMessage(undefined, message ?? '', texts.notOrderable)
        : null,
  }));
}
