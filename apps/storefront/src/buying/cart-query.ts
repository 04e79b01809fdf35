import type { ConfigFor } from '@relab/contract';
import type { getCartItems } from '@relab/contract/commerce';

/** Lines on a page of the cart (S-272). */
export const cartPageSize = 25;

/** One page of the cart, as its `load` and its view ask for it: the same words, so the same answer. */
export function cartItemsQuery(pageNumber: number): ConfigFor<typeof getCartItems> {
  return {
    pageNumber,
    pageSize: cartPageSize,
    productFields: ['Condition__c', 'Type__c', 'Location_City__c', 'Location_Country__c'],
    includePromotions: true,
    includeCoupons: true,
  };
}
