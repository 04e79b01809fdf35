import type { Checkout } from '@relab/contract/commerce';

/** Whether the cart is delivered elsewhere than to the checkout's single address. */
export const isSplit = ({ deliveryGroups }: Pick<Checkout, 'deliveryGroups'>): boolean =>
  deliveryGroups.length > 1 || deliveryGroups.some(({ isDefault }) => !isDefault);
