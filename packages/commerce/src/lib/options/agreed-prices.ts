import type { Database } from '@relab/database';

/** A price that was agreed on outside the catalogue: for an account, for exactly so many units of a product. */
export interface AgreedPrice {
  readonly id: string;
  /** As people name it: `Q-00012`. */
  readonly reference: string;
  readonly productId: string;
  readonly quantity: number;
  /** ISO 4217. */
  readonly currency: string;
  /** A decimal string, for one unit, net. */
  readonly unitPrice: string;
  /** A decimal string, for all units together; null where nothing was agreed. */
  readonly deliveryPrice: string | null;
  /** The country of the delivery as two letters; null for any. */
  readonly deliverTo: string | null;
  /** The last day, `YYYY-MM-DD`; null without an end. */
  readonly validUntil: string | null;
  /** False once it has expired, was withdrawn or was ordered. */
  readonly isOpen: boolean;
}

/** Those of an account for some products, or some by their ids, of any account. */
export type AgreedPriceFilter =
  | { readonly accountId: string; readonly productIds: readonly string[] }
  | { readonly ids: readonly string[] };

export interface PriceSettlement {
  readonly prices: readonly AgreedPrice[];
  readonly orderId: string;
  /** The user who ordered; null for a guest who was sent a cart. */
  readonly userId: string | null;
  readonly now: Date;
}

/** The source of agreed prices: the business stores them, as quotes or contracts; the shop only reads them. */
export interface AgreedPrices {
  /** Includes some that are no longer open, so that a shopper can be shown why a price has changed. */
  readonly find: (
    database: Database,
    wanted: AgreedPriceFilter,
    now: Date,
  ) => Promise<readonly AgreedPrice[]>;
  /**
   * Within the transaction that places an order: uses prices up for it, each once, and answers the ids of those that were
   * still as they are given. What it leaves out refuses the order.
   */
  readonly settle: (transaction: Database, settled: PriceSettlement) => Promise<readonly string[]>;
}
