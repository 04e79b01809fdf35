import type { ConfigFor } from '@relab/contract';
import type { getCartItems } from '@relab/contract/commerce';

/** Lines on a page of the cart (S-272). */
export const cartPageSize = 25;

/** How the lines of a cart can be ordered; the first is S-274. */
export const cartSorts = ['CreatedDateDesc', 'CreatedDateAsc', 'NameAsc', 'NameDesc'] as const;

export type CartSort = (typeof cartSorts)[number];

/** One page of the cart, as its `load` and its view ask for it: the same words, so the same answer. */
export function cartItemsQuery(
  pageNumber: number,
  sort: CartSort = cartSorts[0],
): ConfigFor<typeof getCartItems> {
  return {
    pageNumber,
    // Unasked it is S-274, under the key of everybody else's.
    ...(sort === cartSorts[0] ? {} : { sort }),
    pageSize: cartPageSize,
    productFields: ['Condition__c', 'Type__c', 'Location_City__c', 'Location_Country__c'],
    includePromotions: true,
    includeCoupons: true,
  };
}
