import type { DeliveryGroup } from '@relab/client/commerce';
import type { ProductImage } from '@relab/contract/commerce';
import type { Shopper } from '../../account/shopper.ts';
import * as texts from './texts.tsx';

/** A product of the cart, and how many of it are in which delivery. */
export interface ArrangedProduct {
  readonly productId: string;
  readonly name: string;
  readonly urlName: string | null;
  readonly image: ProductImage | null;
  readonly count: number;
  /** By the id of the delivery; none where it is missing. */
  readonly counts: Readonly<Record<string, number>>;
}

export interface DeliveriesData {
  readonly groups: readonly DeliveryGroup[];
  readonly products: readonly ArrangedProduct[];
  readonly shopper: Shopper;
  /** The delivery whose address is changed; none where one is added. */
  readonly edited: DeliveryGroup | null;
}

/** The name of a delivery: that of the default one is not meaningful. */
export const deliveryName = ({
  name,
  isDefault,
}: {
  readonly name: string;
  readonly isDefault: boolean;
}): string => (isDefault && name === 'Default' ? texts.mainDelivery : name);

/** The name of the number field for a product in a delivery. */
export const countField = (productId: string, groupId: string) => `count-${productId}-${groupId}` as const;
