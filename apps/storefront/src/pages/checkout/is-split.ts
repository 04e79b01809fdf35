import type { Checkout } from '@relab/contract/commerce';

/** Whether the cart goes elsewhere than to the one address that a checkout asks for. */
export const isSplit = ({ deliveryGroups }: Pick<Checkout, 'deliveryGroups'>): boolean =>
  deliveryGroups.length > 1 || deliveryGroups.some(({ isDefault }) => !isDefault);
