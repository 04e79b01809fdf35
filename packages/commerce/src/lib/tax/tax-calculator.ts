import type { Cents } from '../market/money.ts';

/** Something that is taxed: items of one kind, or the delivery of a group. */
export interface TaxableLine {
  readonly id: string;
  readonly kind: 'product' | 'delivery';
  /** After discounts; zero or more. */
  readonly net: Cents;
  /** The country of destination, as two letters. */
  readonly shipTo: { readonly country: string; readonly postalCode: string; readonly region: string | null };
}

/** What is to be taxed, for whom and by whom; amounts are cents of the currency. */
export interface TaxRequest {
  /** The country in which the seller is taxed, as two letters. */
  readonly sellerCountry: string;
  readonly currency: string;
  readonly billTo: { readonly country: string | null; readonly vatNumber: string | null };
  readonly lines: readonly TaxableLine[];
}

/** The tax of one line, which is named by its id; cents of the currency. */
export interface TaxedLine {
  readonly id: string;
  /** In percent, a decimal string ("19", "8.1"). */
  readonly rate: string;
  readonly tax: Cents;
  /** A sentence that the invoice has to carry, where there is one. */
  readonly note: string | null;
}

/**
 * Works out tax: one answer per line, in any order. The parts of a cent are the calculator's to round; totals are sums
 * of what it answers. May ask a service over the network; what it throws keeps the order from being placed.
 */
export type TaxCalculator = (request: TaxRequest) => Promise<readonly TaxedLine[]> | readonly TaxedLine[];
