// Written by `npm run entries` from the schemas of this folder: their types, written out.

import type { CartSummary } from '../cart/responses.ts';

/** A postal address, of a delivery or of an invoice. `country` is a two-letter code. */
export type CheckoutAddress = {
  readonly name: string;
  readonly companyName: string | null;
  readonly street: string;
  readonly city: string;
  readonly postalCode: string;
  readonly region: string | null;
  readonly country: string;
  readonly phoneNumber: string | null;
};

/** A way in which a delivery could be sent, priced for what is in it and where it goes. */
export type DeliveryMethod = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly carrier: string | null;
  /** A decimal string. */
  readonly shippingFee: string;
  /** What the fee is made of; the parts add up to it. */
  readonly costs: readonly {
    readonly label: string;
    readonly amount: string;
  }[];
  readonly currencyIsoCode: string;
  /** Working days from now, lowest and highest. */
  readonly estimatedDays: {
    readonly minimum: number;
    readonly maximum: number;
  };
  /** The days of that, ISO 8601. */
  readonly earliestDelivery: string;
  readonly latestDelivery: string;
};

/** A card is offered where the shop has a payment service. */
export type PaymentMethod = 'Card' | 'Invoice' | 'PurchaseOrder';

/** A file that belongs to a purchase order. */
export type PurchaseOrderDocument = {
  readonly contentDocumentId: string;
  readonly title: string;
  /** `PDF`, `PNG` or `JPG`. */
  readonly fileType: string;
  /** Bytes. */
  readonly contentSize: number;
};

/**
 * A checkout: what the shopper has entered, what there is to choose among, what it costs, and what is still missing. Amounts
 * are decimal strings.
 */
export interface Checkout {
  readonly checkoutId: string;
  readonly status: 'Active' | 'Completed' | 'Expired';
  readonly cartSummary: CartSummary;
  readonly contactInfo: {
    readonly email: string;
    readonly firstName: string | null;
    readonly lastName: string | null;
    readonly phoneNumber: string | null;
  } | null;
  readonly deliveryAddress: CheckoutAddress | null;
  readonly availableDeliveryMethods: readonly DeliveryMethod[];
  readonly selectedDeliveryMethod: DeliveryMethod | null;
  readonly shippingInstructions: string | null;
  /** Those that have items; one, unless the cart is split. The members above are the first one's. */
  readonly deliveryGroups: readonly {
    readonly deliveryGroupId: string;
    readonly name: string;
    readonly isDefault: boolean;
    readonly deliveryAddress: CheckoutAddress | null;
    readonly availableDeliveryMethods: readonly DeliveryMethod[];
    readonly selectedDeliveryMethod: DeliveryMethod | null;
    /** ISO 8601. */
    readonly desiredDeliveryDate: string | null;
    readonly shippingInstructions: string | null;
    readonly items: readonly {
      readonly cartItemId: string;
      readonly productId: string;
      readonly name: string;
      readonly quantity: string;
    }[];
    readonly products: string;
    readonly discount: string;
    readonly shipping: string;
    readonly tax: string;
    readonly total: string;
    /** What keeps the items from being delivered there, in the words a shopper reads. */
    readonly obstacles: readonly string[];
  }[];
  readonly vatNumber: string | null;
  readonly payment: {
    readonly paymentMethod: 'Card' | 'Invoice' | 'PurchaseOrder';
    readonly purchaseOrderNumber: string | null;
    readonly billingAddress: CheckoutAddress | null;
    readonly purchaseOrderDocument?: PurchaseOrderDocument | null | undefined;
  } | null;
  readonly totals: {
    readonly currencyIsoCode: string;
    readonly products: string;
    readonly discount: string;
    readonly shipping: string;
    /** Part per hundred, e.g. "19"; empty where several hold. */
    readonly taxRate: string;
    readonly tax: string;
    /** By country and rate; empty without an address. */
    readonly taxes: readonly {
      readonly country: string;
      /** Part per hundred, e.g. "19". */
      readonly rate: string;
      readonly net: string;
      readonly tax: string;
      /** A sentence for the invoice, where tax law requires one. */
      readonly note: string | null;
    }[];
    readonly total: string;
  };
  /** Lines that cannot be ordered any more, in the words a shopper reads. */
  readonly errors: readonly {
    readonly errorCode: string;
    readonly message: string;
    readonly cartItemId: string | null;
    readonly productId: string | null;
  }[];
  /** What is still missing before the order can be placed. */
  readonly missing: readonly ('contactInfo' | 'deliveryAddress' | 'deliveryMethod' | 'payment')[];
  readonly orderSummaryId: string | null;
  /** What this shopper may choose among. */
  readonly availablePaymentMethods?: readonly ('Card' | 'Invoice' | 'PurchaseOrder')[] | undefined;
  /** Missing where the buyer has no spending limit. */
  readonly approval?: CheckoutApproval | undefined;
  /** What the buyer has to agree to; missing where the shop has published no terms. */
  readonly terms?:
    | {
        readonly version: string;
      }
    | undefined;
  readonly [name: string]: unknown;
}

/** The order that a checkout became. */
export type PlacedOrder = {
  readonly orderReferenceNumber: string;
  readonly orderSummaryId: string;
  /** Where the order is paid, for one that is paid by card and was not yet; null once it was, or is canceled. */
  readonly paymentUrl?: string | null | undefined;
};

/** Amounts are decimal strings; moments are ISO 8601, UTC. */
export type OrderApproval = {
  readonly approvalId: string;
  readonly state: 'Approved' | 'Pending' | 'Rejected' | 'Withdrawn';
  readonly accountId: string;
  readonly accountName: string;
  /** What the order comes to, taxes included, as it was requested. */
  readonly amount: string;
  readonly currencyIsoCode: string;
  readonly requestedBy: {
    readonly userId: string;
    readonly name: string;
  };
  readonly requestedDate: string;
  readonly decidedBy: {
    readonly userId: string;
    readonly name: string;
  } | null;
  readonly decidedDate: string | null;
  readonly note: string | null;
  /** The cart that waits; null once the request was withdrawn. */
  readonly cartId: string | null;
  /** What the order became. */
  readonly orderSummaryId: string | null;
  /** Approved, and to be placed by its buyer, who pays by card. Until then its cart stands still. */
  readonly awaitsPayment: boolean;
  /** What is to be bought, while that is still to be decided. */
  readonly items: readonly {
    readonly productId: string;
    readonly name: string;
    readonly urlName: string | null;
    readonly quantity: string;
    readonly price: string;
  }[];
};

/** A page of approvals, from 0. `totalItemCount` counts those of all pages. */
export type OrderApprovals = {
  readonly count: number;
  readonly currentPage: number;
  readonly orderApprovals: readonly OrderApproval[];
  readonly totalItemCount: number;
  /** Whether the user decides on those of the account. */
  readonly mayDecide: boolean;
};

/** What of a checkout has to do with approvals. */
export type CheckoutApproval = {
  /** Above the limit: placing the order requests an approval instead. */
  readonly isNeeded: boolean;
  /** What an order of the account may cost without one, taxes included; null where the buyer has no limit (any more). */
  readonly limit: string | null;
  /** Names of those who can give it. */
  readonly approvers: readonly string[];
  /** What was requested last, while it waits or after it was turned down. */
  readonly latest: OrderApproval | null;
};
