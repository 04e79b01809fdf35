// Written by `npm run entries` from the schemas of this folder: their types, written out.

import type { ProductImage } from '../catalogue/responses.ts';
import type { CheckoutAddress, PurchaseOrderDocument } from '../checkout/responses.ts';

/** A page of orders in short, from 0. `totalItemCount` counts those of all pages. */
export type OrderSummaries = {
  readonly count: number;
  readonly orderSummaries: readonly {
    readonly firstItemName: string | null;
    readonly orderSummaryId: string;
    readonly orderNumber: string;
    /** ISO 8601, UTC. */
    readonly orderedDate: string;
    /** One of the application context's `orderStatuses`. */
    readonly status: string;
    readonly totalAmount: string;
    readonly currencyIsoCode: string;
    readonly productCount: number;
    readonly orderedByName?: string | null | undefined;
  }[];
  readonly currentPage: number;
  readonly totalItemCount: number;
};

/** What of an order travels together. Days are `2026-06-01`. */
export type OrderShipment = {
  readonly shipmentNumber: string;
  readonly status: string;
  readonly carrier: string | null;
  readonly trackingNumber: string | null;
  /** An address of the carrier's, http or https. */
  readonly trackingUrl: string | null;
  readonly shipDate: string | null;
  readonly expectedDeliveryDate: string | null;
  readonly actualDeliveryDate: string | null;
};

/** Units of an order that came back, or were not sent at all, and what was refunded for them. */
export type OrderReturn = {
  readonly returnOrderId: string;
  readonly returnOrderNumber: string;
  /** `Cancellation`: units that had not been sent. */
  readonly type: 'Cancellation' | 'Return';
  /** `Requested` by the buyer; `Approved`: expected back; `Received`: looked at; `Refunded`; `Canceled`: declined. */
  readonly status: 'Approved' | 'Canceled' | 'Received' | 'Refunded' | 'Requested';
  /** ISO 8601, UTC. */
  readonly createdDate: string;
  /** What was written to the buyer by whoever canceled the units, or decided on the return. */
  readonly note: string | null;
  readonly items: readonly {
    readonly orderItemSummaryId: string;
    readonly name: string;
    readonly quantity: number;
    /** Null until they have come. */
    readonly received: number | null;
    /** Whether what came is for sale again. */
    readonly isRestocked: boolean;
  }[];
  /** A decimal string, with tax; null until it is refunded. */
  readonly refundAmount: string | null;
  readonly refundMethod: 'Card' | 'Transfer' | null;
  /** Whether the money has gone back. */
  readonly refundState: 'Done' | 'Failed' | 'Pending' | null;
  readonly creditNoteNumber: string | null;
};

/** A request to cancel an order, and its outcome. */
export type OrderCancellation = {
  readonly state: 'Accepted' | 'Declined' | 'Requested';
  readonly reason: string | null;
  readonly requestedDate: string | null;
  /** What who decided wrote to the buyer. */
  readonly note: string | null;
};

/** An order as it was placed: names, prices and addresses of that moment. Beside it, what became of it. */
export type OrderSummary = {
  readonly contactEmail: string;
  readonly deliveryAddress: CheckoutAddress;
  readonly billingAddress: CheckoutAddress;
  readonly deliveryMethod: {
    readonly name: string;
    readonly description: string | null;
  };
  readonly shippingInstructions: string | null;
  /** Where what went, one or more; `deliveryAddress` and what follows it are those of the first. */
  readonly deliveryGroups: readonly {
    /** Null for orders from before there were several. */
    readonly deliveryGroupId: string | null;
    readonly name: string;
    readonly deliveryAddress: CheckoutAddress;
    readonly deliveryMethod: {
      readonly name: string;
      readonly description: string | null;
    };
    /** ISO 8601. */
    readonly desiredDeliveryDate: string | null;
    readonly shippingInstructions: string | null;
    readonly shipping: string;
    readonly taxRate: string;
    readonly tax: string;
  }[];
  readonly vatNumber: string | null;
  /** Sentences that the invoice carries. */
  readonly taxNotes: readonly string[];
  readonly payment: {
    readonly paymentMethod: 'Card' | 'Invoice' | 'PurchaseOrder';
    readonly purchaseOrderNumber: string | null;
    /** When it was paid by card. */
    readonly paidDate?: string | null | undefined;
    /** Until when it may be paid, while it waits for that. */
    readonly payableUntil?: string | null | undefined;
    readonly refundedDate?: string | null | undefined;
  };
  readonly items: readonly {
    readonly orderItemSummaryId: string;
    readonly deliveryGroupId: string | null;
    readonly productId: string;
    readonly name: string;
    readonly sku: string | null;
    readonly urlName: string | null;
    readonly quantity: string;
    readonly unitPrice: string;
    readonly totalPrice: string;
    readonly thumbnailImage: ProductImage | null;
    /** Before discounts: what the sum of the products is made of. */
    readonly totalListPrice?: string | undefined;
  }[];
  readonly totals: {
    readonly products: string;
    readonly discount: string;
    readonly shipping: string;
    readonly taxRate: string;
    readonly tax: string;
    readonly total: string;
  };
  readonly orderSummaryId: string;
  readonly orderNumber: string;
  /** ISO 8601, UTC. */
  readonly orderedDate: string;
  /** One of the application context's `orderStatuses`. */
  readonly status: string;
  readonly totalAmount: string;
  readonly currencyIsoCode: string;
  readonly productCount: number;
  readonly shipments?: readonly OrderShipment[] | undefined;
  /** Without those that were called off. */
  readonly returns?: readonly OrderReturn[] | undefined;
  readonly documents?: readonly PurchaseOrderDocument[] | undefined;
  readonly invoice?:
    | {
        readonly invoiceNumber: string;
        readonly issuedDate: string;
      }
    | null
    | undefined;
  /** What takes the invoice back, once the order is canceled. */
  readonly creditNote?:
    | {
        readonly creditNoteNumber: string;
        readonly issuedDate: string;
      }
    | null
    | undefined;
  readonly cancellation?: OrderCancellation | null | undefined;
  /** Until when an order may be confirmed by the link of its mail; null where that is not needed, or done. */
  readonly confirmableUntil?: string | null | undefined;
  /** Until it is shipped, and requested once. */
  readonly mayRequestCancellation?: boolean | undefined;
  /** Units that have left and are in no return: a return can be requested. Empty where nothing more can be requested. */
  readonly returnableItems?:
    | readonly {
        readonly orderItemSummaryId: string;
        readonly name: string;
        readonly quantity: number;
      }[]
    | undefined;
};

/** How an order stands that waits for its payment by card. */
export type OrderPayment = {
  readonly orderSummaryId: string;
  readonly status: string;
  /** Where it is paid; null where there is nothing to pay any more. */
  readonly paymentUrl: string | null;
};

/** What of an order is in the cart now, and what is not, with the reason as a shopper reads it. */
export type Reordered = {
  readonly cartId: string | null;
  readonly added: readonly {
    readonly orderItemSummaryId: string;
    readonly quantity: string;
  }[];
  readonly notAdded: readonly {
    readonly orderItemSummaryId: string;
    readonly name: string;
    readonly message: string;
  }[];
};

/** How many orders of a guest became the user's. */
export type ClaimedOrders = {
  readonly count: number;
};
