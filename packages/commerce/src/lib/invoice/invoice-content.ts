import type { MarketOptions } from '../market/market.ts';
import type { CommerceOptions } from '../options/options.ts';
import type { Seller } from '../options/seller.ts';

export interface InvoiceLine {
  readonly position: number;
  readonly name: string;
  readonly sku: string | null;
  readonly quantity: number;
  /** Decimal strings, net; `amount` after discounts. */
  readonly unitPrice: string;
  readonly discount: string | null;
  readonly amount: string;
  /** In percent. */
  readonly taxRate: string;
}

/** What is taxed at one rate. */
export interface InvoiceTax {
  readonly rate: string;
  readonly net: string;
  readonly tax: string;
}

/**
 * The content of an invoice or a credit note. It is stored when it is first read, and never changes after that.
 */
export interface InvoiceContent {
  readonly invoiceNumber: string;
  /** Of a credit note, whose amounts are below zero: the invoice that it takes back, or a part of which. */
  readonly credits?: { readonly invoiceNumber: string; readonly issued: string; readonly isPartial?: true };
  /** ISO 8601. */
  readonly issued: string;
  readonly orderNumber: string;
  readonly ordered: string;
  readonly purchaseOrderNumber: string | null;
  readonly seller: Seller;
  readonly buyer: { readonly lines: readonly string[]; readonly vatNumber: string | null };
  /** Where the goods went: one label for each delivery. */
  readonly deliveredTo: readonly (readonly string[])[];
  readonly currency: string;
  /** As `de`; English where there is none. */
  readonly language?: string;
  readonly locale: string;
  readonly lines: readonly InvoiceLine[];
  readonly net: string;
  readonly taxes: readonly InvoiceTax[];
  readonly tax: string;
  readonly total: string;
  /** Such as that of the reverse charge. */
  readonly notes: readonly string[];
  /** When it was paid; null where it is to be paid. */
  readonly paid: string | null;
}

/** Whose invoices they are, and how they are written. */
export interface InvoicedBy extends MarketOptions, Pick<CommerceOptions, 'translations' | 'productTexts'> {
  readonly seller: Seller;
}
