import type { OrderSummary } from '@relab/contract/commerce';
import type { Database } from '@relab/database';
import { sql } from 'kysely';
import type { MarketOptions } from '../market/market.ts';
import { composeInvoice, type Issued, invoiceNumberOf } from './compose-invoice.ts';
import type { InvoiceContent } from './invoice-content.ts';
import type { Seller } from './seller.ts';

interface Row extends Issued {
  readonly content: InvoiceContent | null;
}

async function readRow(database: Database, orderId: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select year, number, issued_at, content from invoice where order_summary_id = ${orderId}`.execute(
    database,
  );
  return rows[0];
}

/** The number and the day of an order's invoice; null while there is none. */
export async function readIssued(
  database: Database,
  orderId: string,
  seller: Seller | undefined,
): Promise<NonNullable<OrderSummary['invoice']> | null> {
  const row = seller && (await readRow(database, orderId));
  if (!row) return null;
  const invoiceNumber = row.content?.invoiceNumber ?? invoiceNumberOf(row, seller);
  return { invoiceNumber, issuedDate: row.issued_at.toISOString() };
}

/** What the invoice of an order says: as it was when it was first looked at. Null while there is none. */
export async function readInvoice(
  database: Database,
  order: OrderSummary,
  by: MarketOptions & { readonly seller: Seller },
): Promise<InvoiceContent | null> {
  const row = await readRow(database, order.orderSummaryId);
  if (!row) return null;
  if (row.content !== null) return row.content;
  const composed = JSON.stringify(await composeInvoice(database, order, row, by));
  const { rows } = await sql<{ content: InvoiceContent }>`
    update invoice set content = coalesce(content, ${composed}::jsonb)
    where order_summary_id = ${order.orderSummaryId} returning content`.execute(database);
  return rows[0]?.content ?? null;
}
