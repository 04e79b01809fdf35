// Written by `npm run entries` from the schemas of this folder: their types, written out.

/** An order as those see it who pick, pack and ship it, and take back what is returned. */
export type OrderFulfillment = {
  readonly orderSummaryId: string;
  readonly orderNumber: string;
  readonly status: string;
  readonly currencyIsoCode: string;
  /** What the buyer may be given back of the delivery's price: a decimal string, net. */
  readonly refundableDeliveryAmount: string;
  readonly lines: readonly {
    readonly orderItemSummaryId: string;
    readonly productId: string;
    readonly name: string;
    readonly sku: string | null;
    /** Of the delivery that it belongs to; null for orders from before there were several. */
    readonly deliveryGroupId: string | null;
    readonly deliveryGroupName: string | null;
    /** A decimal string, net. */
    readonly unitPrice: string;
    readonly quantity: number;
    /** Units that are not sent any more. */
    readonly canceled: number;
    /** Units in shipments, those that have not left included. */
    readonly allotted: number;
    /** Units that have left. */
    readonly shipped: number;
    /** Units of returns that are not canceled. */
    readonly returned: number;
    /** How many a further shipment, or a further return, may have. */
    readonly toShip: number;
    readonly returnable: number;
  }[];
  readonly shipments: readonly {
    readonly shipmentId: string;
    readonly shipmentNumber: string;
    readonly status: string;
    readonly carrier: string | null;
    readonly trackingNumber: string | null;
    readonly trackingUrl: string | null;
    readonly packages: number | null;
    /** Days are `2026-06-01`. */
    readonly shipDate: string | null;
    readonly items: readonly {
      readonly orderItemSummaryId: string;
      readonly quantity: number;
    }[];
  }[];
  readonly returns: readonly {
    readonly returnOrderId: string;
    readonly returnOrderNumber: string;
    /** `Cancellation`: units that had not been sent; nothing comes back. */
    readonly type: 'Cancellation' | 'Return';
    /** `Requested` by the buyer; `Approved`: expected back; `Received`: looked at; `Refunded`; `Canceled`. */
    readonly status: 'Approved' | 'Canceled' | 'Received' | 'Refunded' | 'Requested';
    readonly reason: string | null;
    /** What the buyer wrote, or whoever made it. */
    readonly description: string | null;
    /** ISO 8601, UTC. */
    readonly createdDate: string;
    /** A decimal string, with tax; null until it is refunded. */
    readonly refundAmount: string | null;
    readonly refundMethod: 'Card' | 'Transfer' | null;
    /** Whether the money has gone back. */
    readonly refundState: 'Done' | 'Failed' | 'Pending' | null;
    readonly creditNoteNumber: string | null;
    readonly items: readonly {
      readonly returnOrderLineItemId: string;
      readonly orderItemSummaryId: string;
      readonly quantity: number;
      /** Null until they have come. */
      readonly received: number | null;
      readonly isRestocked: boolean;
    }[];
  }[];
};
