import type { OrderSummary } from '@relab/contract/commerce';
import type { Database } from '@relab/database';
import { centsOf, formatCents } from '../market/money.ts';
import type { Seller } from '../options/seller.ts';
import type { InvoiceContent, InvoicedBy } from './invoice-content.ts';
import { documentNumberOf, type Issued, readDocument, storeContent } from './numbered-document.ts';
import { readInvoice } from './read-invoice.ts';

export const creditNoteNumberOf = (issued: Issued, { creditNotePrefix = 'CN' }: Seller): string =>
  documentNumberOf(issued, creditNotePrefix);

/** The amount with the other sign; nothing stays nothing. */
function negative(amount: string): string {
  const cents = centsOf(amount);
  return formatCents(cents === 0 ? 0 : -cents);
}

/** What takes an invoice back whole: its lines with quantities below zero, and what follows from them. */
export function creditOf(invoice: InvoiceContent, issued: Issued): InvoiceContent {
  return {
    ...invoice,
    invoiceNumber: creditNoteNumberOf(issued, invoice.seller),
    issued: issued.issued_at.toISOString(),
    credits: { invoiceNumber: invoice.invoiceNumber, issued: invoice.issued },
    lines: invoice.lines.map((line) => ({
      ...line,
      quantity: -line.quantity,
      discount: line.discount === null ? null : negative(line.discount),
      amount: negative(line.amount),
    })),
    net: negative(invoice.net),
    taxes: invoice.taxes.map(({ rate, net, tax }) => ({ rate, net: negative(net), tax: negative(tax) })),
    tax: negative(invoice.tax),
    total: negative(invoice.total),
  };
}

/** The number and the day of an order's credit note; null while there is none. */
export async function readCreditIssued(
  database: Database,
  orderId: string,
  seller: Seller | undefined,
): Promise<NonNullable<OrderSummary['creditNote']> | null> {
  const row = seller && (await readDocument(database, 'credit_note', orderId));
  if (!row) return null;
  const creditNoteNumber = row.content?.invoiceNumber ?? creditNoteNumberOf(row, seller);
  return { creditNoteNumber, issuedDate: row.issued_at.toISOString() };
}

/** The content of the credit note of an order, based on the invoice as it was. Null while there is none. */
export async function readCreditNote(
  database: Database,
  order: OrderSummary,
  by: InvoicedBy,
): Promise<InvoiceContent | null> {
  const { orderSummaryId } = order;
  const row = await readDocument(database, 'credit_note', orderSummaryId);
  if (!row || row.content !== null) return row?.content ?? null;
  const invoice = await readInvoice(database, order, by);
  return invoice && (await storeContent(database, 'credit_note', orderSummaryId, creditOf(invoice, row)));
}
