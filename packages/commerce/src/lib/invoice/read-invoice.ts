import type { OrderSummary } from '@relab/contract/commerce';
import type { Database } from '@relab/database';
import type { Seller } from '../options/seller.ts';
import { composeInvoice, invoiceNumberOf } from './compose-invoice.ts';
import type { InvoiceContent, InvoicedBy } from './invoice-content.ts';
import { readDocument, storeContent } from './numbered-document.ts';

/** The number and the day of an order's invoice; null while there is none. */
export async function readIssued(
  database: Database,
  orderId: string,
  seller: Seller | undefined,
): Promise<NonNullable<OrderSummary['invoice']> | null> {
  const row = seller && (await readDocument(database, 'invoice', orderId));
  if (!row) return null;
  const invoiceNumber = row.content?.invoiceNumber ?? invoiceNumberOf(row, seller);
  return { invoiceNumber, issuedDate: row.issued_at.toISOString() };
}

/** The content of the invoice of an order, frozen when it was first read. Null while there is none. */
export async function readInvoice(
  database: Database,
  order: OrderSummary,
  by: InvoicedBy,
): Promise<InvoiceContent | null> {
  const row = await readDocument(database, 'invoice', order.orderSummaryId);
  if (!row || row.content !== null) return row?.content ?? null;
  const composed = await composeInvoice(database, order, row, by);
  return await storeContent(database, 'invoice', order.orderSummaryId, composed);
}
