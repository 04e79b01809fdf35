// Written by `npm run entries` from the schemas of this folder: their types, written out.

import type { Errors } from '../../responses.ts';
import type { ProductImage, QuantityRule } from '../catalogue/responses.ts';

/** S-125. Every member is null, and the counts zero, where there is no cart yet. */
export interface CartSummary {
  readonly accountId: string | null;
  readonly asyncOperationStatus: 'Completed' | 'Errored' | 'Processing' | null;
  readonly cartId: string | null;
  readonly currencyIsoCode: string;
  readonly grandTotalAmount: string;
  readonly isSecondary: boolean | null;
  readonly messagesSummary: {
    readonly errorCount: number;
    readonly hasErrors: boolean;
    readonly limitedMessages: readonly {
      readonly message: string;
      readonly relatedEntityId: string;
      readonly severity: string;
      readonly [name: string]: unknown;
    }[];
    readonly relatedEntityId: string;
    readonly totalLineItemsWithErrors: number;
  } | null;
  readonly name: string | null;
  readonly ownerId: string | null;
  readonly purchaseOrderNumber: string | null;
  readonly status: 'Active' | 'Checkout' | 'Closed' | 'PendingClosed' | 'PendingDelete' | 'Processing' | null;
  readonly taxType: 'Automatic' | 'Gross' | 'Net' | null;
  readonly totalChargeAmount: string | null;
  readonly totalListPrice: string | null;
  readonly totalProductAmount: string | null;
  readonly totalProductAmountAfterAdjustments: string | null;
  readonly totalProductCount: string;
  readonly totalProductLineItemCount: number | null;
  readonly totalPromotionalAdjustmentAmount: string | null;
  readonly totalTaxAmount: string | null;
  readonly type: 'Cart' | 'PayNowReadOnly' | 'Template' | null;
  readonly uniqueProductCount: number;
  readonly webstoreId: string | null;
  readonly customFields?:
    | readonly {
        readonly [name: string]: unknown;
      }[]
    | null
    | undefined;
  readonly firstPymtGrandTotalAmount?: string | null | undefined;
  readonly firstPymtTotalAmount?: string | null | undefined;
  readonly firstPymtTotalListPrice?: string | null | undefined;
  readonly firstPymtTotalTaxAmount?: string | null | undefined;
  readonly orderOwnerId?: string | null | undefined;
  readonly reservation?:
    | {
        readonly expiresAt: string;
        readonly isWhole: boolean;
        readonly isLongest?: boolean | undefined;
      }
    | null
    | undefined;
  readonly totalAmountWithItemAdjustment?: string | null | undefined;
  readonly totalCartLevelAdjustmentAmount?: string | null | undefined;
  readonly totalProductListAmount?: string | null | undefined;
  readonly totalSubProductCount?: string | null | undefined;
  readonly [name: string]: unknown;
}

/**
 * One item of a cart: a product, how many of it, and what that costs. Amounts are decimal strings in the cart's currency,
 * those of adjustments negative.
 */
export interface CartItem {
  readonly cartId: string;
  /** Null while the cart is processed. */
  readonly cartItemId: string | null;
  readonly currencyIsoCode: string;
  readonly listPrice: string | null;
  readonly messagesSummary: {
    readonly errorCount: number;
    readonly hasErrors: boolean;
    readonly limitedMessages: readonly {
      readonly message: string;
      readonly relatedEntityId: string;
      readonly severity: string;
      readonly [name: string]: unknown;
    }[];
    readonly relatedEntityId: string;
    readonly totalLineItemsWithErrors: number;
  };
  readonly name: string;
  readonly productDetails: {
    readonly fields: {
      readonly [name: string]: string | null;
    };
    readonly name: string;
    readonly productId: string;
    readonly purchaseQuantityRule: QuantityRule | null;
    readonly sku: string | null;
    readonly thumbnailImage: ProductImage | null;
    readonly urlName: string | null;
    readonly [name: string]: unknown;
  };
  readonly productId: string;
  readonly quantity: string;
  readonly salesPrice: string | null;
  readonly totalAdjustmentAmount: string | null;
  readonly totalAmount: string | null;
  readonly totalListPrice: string | null;
  readonly totalPrice: string | null;
  readonly totalTax: string | null;
  readonly type: 'Product';
  readonly agreedPrice?:
    | {
        readonly recordId: string;
        readonly reference: string;
        readonly quantity: string;
        readonly unitPrice: string;
        readonly deliveryPrice: string | null;
        readonly validUntil: string | null;
        readonly isOpen: boolean;
        readonly holds: boolean;
      }
    | undefined;
  readonly firstPymtTotalAmount?: string | null | undefined;
  readonly firstPymtTotalListPrice?: string | null | undefined;
  readonly firstPymtTotalPrice?: string | null | undefined;
  readonly firstPymtTotalTax?: string | null | undefined;
  readonly parentCartItemId?: string | null | undefined;
  readonly productSellingModelId?: string | null | undefined;
  readonly sellingModelType?: string | null | undefined;
  readonly subscriptionTerm?: number | null | undefined;
  readonly [name: string]: unknown;
}

/** A line as lists show it: `status` and `message` say what is wrong with it, e.g. that it was sold meanwhile. @internal */
export type CartItemResult = {
  readonly cartItem: CartItem;
  readonly message: string | null;
  readonly status: 'Error' | 'Success';
};

/** The coupons of a cart, nested as the reference nests them. */
export type CartCoupons = {
  readonly cartCoupons: {
    readonly coupons: readonly {
      readonly cartCouponId: string;
      readonly couponCode: string;
      readonly [name: string]: unknown;
    }[];
  };
  readonly cartId: string;
  readonly cartStatus: string;
  readonly ownerId: string | null;
};

/** S-126, S-127. */
export interface CartItems {
  readonly approachingDiscounts: readonly {
    readonly [name: string]: unknown;
  }[];
  readonly cartCoupons: CartCoupons | null;
  readonly cartItems: readonly CartItemResult[];
  readonly cartPromotions: {
    readonly cartId: string;
    readonly cartStatus: string;
    readonly currencyIsoCode: string;
    readonly promotions: readonly {
      readonly adjustmentAmount: string;
      readonly couponCode: string | null;
      readonly currencyIsoCode: string;
      readonly displayName: string;
      readonly promotionId: string;
      readonly targetType: 'Cart' | 'Item';
      readonly termsAndConditions: string | null;
    }[];
  } | null;
  readonly cartSummary: CartSummary;
  readonly count: number;
  readonly currentPage: number;
  readonly currentPageToken: string | null;
  readonly currentPageUrl: string | null;
  readonly hasErrors: boolean;
  readonly nextPageToken: string | null;
  readonly nextPageUrl: string | null;
  readonly previousPageToken: string | null;
  readonly previousPageUrl: string | null;
  readonly totalItemCount: number;
  readonly totalNumberOfPages: number;
  readonly [name: string]: unknown;
}

/** One result for each input, in their order: the item, or errors with a status of their own (S-228). */
export type CartItemBatch = {
  readonly hasErrors: boolean;
  readonly results: readonly {
    readonly result: CartItem | Errors;
    readonly statusCode: number;
  }[];
};

/** What of a guest's cart came into the buyer's, and what did not, with the reason. Empty where nothing was to be done. */
export type PreservedCart = {
  readonly cartId?: string | undefined;
  readonly currencyIsoCode?: string | undefined;
  readonly failedCartItems?:
    | readonly {
        readonly cartItem: {
          readonly cartItemId: string;
          readonly name: string;
          readonly productId: string;
          readonly quantity: string;
          readonly type: 'Product';
        };
        readonly message: string | null;
        readonly status: 'Error' | 'Success';
      }[]
    | undefined;
  readonly numberOfProducts?: number | undefined;
  readonly numberOfProductsWithError?: number | undefined;
  readonly numberOfProductsWithSuccess?: number | undefined;
  readonly succeededCartItems?:
    | readonly {
        readonly cartItem: {
          readonly cartItemId: string;
          readonly name: string;
          readonly productId: string;
          readonly quantity: string;
          readonly type: 'Product';
        };
        readonly message: string | null;
        readonly status: 'Error' | 'Success';
      }[]
    | undefined;
};

/** A page of the products of a cart, from 1, each with its items. `totalItemCount` counts the products of all pages. */
export type CartProducts = {
  readonly count: number;
  readonly currentPage: number;
  readonly hasErrors: boolean;
  readonly products: readonly {
    readonly cartItems: readonly CartItemResult[];
    readonly product: {
      readonly fields: {
        readonly [name: string]: string | null;
      };
      readonly name: string;
      readonly productId: string;
      readonly purchaseQuantityRule: QuantityRule | null;
      readonly sku: string | null;
      readonly thumbnailImage: ProductImage | null;
      readonly urlName: string | null;
      readonly [name: string]: unknown;
    };
  }[];
  readonly totalItemCount: number;
  readonly totalNumberOfPages: number;
};

/** S-130. `cartItems` holds the first of them, as many as were requested. */
export interface DeliveryGroup {
  readonly availableDeliveryMethods: readonly {
    readonly adjustedShippingFee: string;
    readonly carrier: string | null;
    readonly classOfService: string | null;
    readonly currencyIsoCode: string;
    readonly earliestEstimatedDeliveryTime: string | null;
    readonly id: string;
    readonly latestEstimatedDeliveryTime: string | null;
    readonly name: string;
    readonly processTime: number;
    readonly processTimeUnit: string;
    readonly shippingFee: string;
    readonly totalAdjustmentAmount: string;
    readonly transitTimeMax: number;
    readonly transitTimeMin: number;
    readonly transitTimeUnit: string;
    readonly [name: string]: unknown;
  }[];
  readonly cartId: string;
  readonly cartItems: {
    readonly cartItems: readonly CartItemResult[];
    readonly cartSummary: null;
    readonly currentPageToken: string | null;
    readonly hasErrors: boolean;
    readonly nextPageToken: string | null;
    readonly previousPageToken: string | null;
    readonly [name: string]: unknown;
  };
  readonly deliveryAddress: {
    readonly city: string | null;
    readonly companyName: string | null;
    readonly country: string | null;
    readonly firstName: string | null;
    readonly id: string | null;
    readonly isDefault: boolean;
    readonly lastName: string | null;
    readonly name: string | null;
    readonly postalCode: string | null;
    readonly region: string | null;
    readonly shipToPhoneNumber: string | null;
    readonly street: string | null;
    readonly [name: string]: unknown;
  } | null;
  readonly desiredDeliveryDate: string | null;
  readonly errors: readonly {
    readonly errorCode: string;
    readonly message: string;
    readonly [name: string]: unknown;
  }[];
  readonly id: string;
  readonly isDefault: boolean;
  readonly name: string;
  readonly selectedDeliveryMethod: {
    readonly adjustedShippingFee: string;
    readonly carrier: string | null;
    readonly classOfService: string | null;
    readonly currencyIsoCode: string;
    readonly earliestEstimatedDeliveryTime: string | null;
    readonly id: string;
    readonly latestEstimatedDeliveryTime: string | null;
    readonly name: string;
    readonly processTime: number;
    readonly processTimeUnit: string;
    readonly shippingFee: string;
    readonly totalAdjustmentAmount: string;
    readonly transitTimeMax: number;
    readonly transitTimeMin: number;
    readonly transitTimeUnit: string;
    readonly [name: string]: unknown;
  } | null;
  readonly shippingInstructions: string | null;
  readonly totalCartItemCount: number;
  readonly totalProductAmount: string;
  readonly [name: string]: unknown;
}

/** A page of a cart's deliveries; `count` is how many this page has. */
export type DeliveryGroups = {
  readonly count: number;
  readonly items: readonly DeliveryGroup[];
};

/** A copy of a cart as it was created; the secret of its link is returned once, to its creator. */
export interface ClonedCart {
  readonly accountId: string | null;
  readonly asyncOperationStatus: 'Completed' | 'Errored' | 'Processing' | null;
  readonly cartId: string | null;
  readonly currencyIsoCode: string;
  readonly grandTotalAmount: string;
  readonly isSecondary: boolean | null;
  readonly messagesSummary: {
    readonly errorCount: number;
    readonly hasErrors: boolean;
    readonly limitedMessages: readonly {
      readonly message: string;
      readonly relatedEntityId: string;
      readonly severity: string;
      readonly [name: string]: unknown;
    }[];
    readonly relatedEntityId: string;
    readonly totalLineItemsWithErrors: number;
  } | null;
  readonly name: string | null;
  readonly ownerId: string | null;
  readonly purchaseOrderNumber: string | null;
  readonly status: 'Active' | 'Checkout' | 'Closed' | 'PendingClosed' | 'PendingDelete' | 'Processing' | null;
  readonly taxType: 'Automatic' | 'Gross' | 'Net' | null;
  readonly totalChargeAmount: string | null;
  readonly totalListPrice: string | null;
  readonly totalProductAmount: string | null;
  readonly totalProductAmountAfterAdjustments: string | null;
  readonly totalProductCount: string;
  readonly totalProductLineItemCount: number | null;
  readonly totalPromotionalAdjustmentAmount: string | null;
  readonly totalTaxAmount: string | null;
  readonly type: 'Cart' | 'PayNowReadOnly' | 'Template' | null;
  readonly uniqueProductCount: number;
  readonly webstoreId: string | null;
  readonly payToken: string;
  /** ISO 8601; until then it may be ordered at its prices. */
  readonly validUntil: string;
  readonly customFields?:
    | readonly {
        readonly [name: string]: unknown;
      }[]
    | null
    | undefined;
  readonly firstPymtGrandTotalAmount?: string | null | undefined;
  readonly firstPymtTotalAmount?: string | null | undefined;
  readonly firstPymtTotalListPrice?: string | null | undefined;
  readonly firstPymtTotalTaxAmount?: string | null | undefined;
  readonly orderOwnerId?: string | null | undefined;
  readonly reservation?:
    | {
        readonly expiresAt: string;
        readonly isWhole: boolean;
        readonly isLongest?: boolean | undefined;
      }
    | null
    | undefined;
  readonly totalAmountWithItemAdjustment?: string | null | undefined;
  readonly totalCartLevelAdjustmentAmount?: string | null | undefined;
  readonly totalProductListAmount?: string | null | undefined;
  readonly totalSubProductCount?: string | null | undefined;
  readonly [name: string]: unknown;
}

/** A cart that somebody put together for whoever has its link, and whether it may still be ordered. `validUntil` is ISO 8601. */
export type PayNowCart = {
  readonly cartItems: readonly CartItemResult[];
  readonly cartSummary: CartSummary;
  /** Whether it is the user's current cart. */
  readonly isCurrent: boolean;
  /** Who put it together; null for a guest. */
  readonly preparedBy: {
    readonly accountName: string | null;
    readonly name: string | null;
  } | null;
  readonly state: 'Ended' | 'Open' | 'Ordered';
  readonly validUntil: string;
};

/** What became of the reservation of one item. */
export type InventoryItemReservation = {
  readonly errorCode: string | null;
  readonly errorMessage: string | null;
  readonly id: string | null;
  /** The cart item. */
  readonly itemReservationSourceId: string;
  readonly productId: string;
  readonly quantity: number;
  readonly reservedAtLocationId: string | null;
};

/** What a reservation led to. All of a cart is reserved or nothing; then `success` is false and the items say why. */
export interface InventoryReservation {
  readonly errorCode: string | null;
  readonly errorMessage: string | null;
  /** ISO 8601; beside the reference, so that a page can show the time that is left. */
  readonly expiresAt: string | null;
  readonly inventoryItemReservations: readonly InventoryItemReservation[];
  readonly reservationIdentifier: string | null;
  readonly success: boolean;
  readonly [name: string]: unknown;
}
