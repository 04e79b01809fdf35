import type { MarketOptions } from '../market/market.ts';
import type { CommerceOptions } from '../options/options.ts';
import type { Seller } from '../options/seller.ts';

/** Whose invoices they are, and how they are written. */
export interface InvoicedBy extends MarketOptions, Pick<CommerceOptions, 'translations' | 'productTexts'> {
  readonly seller: Seller;
}
