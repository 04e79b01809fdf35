import type { OrderSummary } from '@relab/contract/commerce';
import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { creditNoteNumberOf } from '../invoice/credit-note.ts';
import type { InvoiceContent, InvoicedBy } from '../invoice/invoice-content.ts';
import { invoiceTexts } from '../invoice/invoice-texts.ts';
import type { Issued } from '../invoice/numbered-document.ts';
import { readInvoice } from '../invoice/read-invoice.ts';
import { type Cents, formatCents } from '../market/money.ts';
import type { Credit } from './return-credit.ts';

/** Takes the next number of the year, which is given back where the transaction fails. */
export async function takeCreditNumber(transaction: Database, now: Date): Promise<Issued> {
  const year = now.getUTCFullYear();
  const { rows } = await sql<{ number: number }>`
    insert into credit_note_number (year, last_number) values (${year}, 1)
    on conflict (year) do update set last_number = credit_note_number.last_number + 1
    returning last_number as number`.execute(transaction);
  const [row] = rows;
  if (!row) throw new Error('No number was taken.');
  return { year, number: row.number, issued_at: now };
}

const negative = (cents: Cents): string => formatCents(cents === 0 ? 0 : -cents);
const sum = (credits: readonly Credit[], part: 'net' | 'tax'): Cents =>
  credits.reduce((total, credit) => total + credit[part], 0);

/** What is credited of an invoice: lines below zero, and what follows from them. */
export function partialCreditOf(
  invoice: InvoiceContent,
  credits: readonly Credit[],
  issued: Issued,
): InvoiceContent {
  const byRate = Map.groupBy(credits, ({ rate }) => rate);
  return {
    ...invoice,
    invoiceNumber: creditNoteNumberOf(issued, invoice.seller),
    issued: issued.issued_at.toISOString(),
    credits: { invoiceNumber: invoice.invoiceNumber, issued: invoice.issued, isPartial: true },
    lines: credits.map(({ name, sku, quantity, unitPrice, net, rate }, at) => ({
      position: at + 1,
      name,
      sku,
      quantity: -quantity,
      unitPrice,
      discount: null,
      amount: negative(net),
      taxRate: rate,
    })),
    net: negative(sum(credits, 'net')),
    taxes: [...byRate]
      .sort(([one], [other]) => Number(one) - Number(other))
      .map(([rate, own]) => ({ rate, net: negative(sum(own, 'net')), tax: negative(sum(own, 'tax')) })),
    tax: negative(sum(credits, 'tax')),
    total: negative(sum(credits, 'net') + sum(credits, 'tax')),
  };
}

/** The credit note of a return, with the names of the invoice's lines in the language of the invoice. */
export async function composeCredit(
  transaction: Database,
  order: OrderSummary,
  credits: readonly Credit[],
  issued: Issued,
  by: InvoicedBy,
): Promise<InvoiceContent | null> {
  const invoice = await readInvoice(transaction, order, by);
  if (!invoice) return null;
  const names = new Map(invoice.lines.map(({ sku, name }) => [sku, name]));
  const named = credits.map((credit) => ({
    ...credit,
    name:
      credit.sku === null
        ? invoiceTexts(invoice).delivery(credit.name)
        : (names.get(credit.sku) ?? credit.name),
  }));
  return partialCreditOf(invoice, named, issued);
}

/** The content of the credit note of a return; null where there is none. */
export async function readReturnCredit(database: Database, returnId: string): Promise<InvoiceContent | null> {
  const row = await database
    .selectFrom('return_credit_note')
    .select('content')
    .where('return_order_id', '=', returnId)
    .executeTakeFirst();
  return (row?.content as InvoiceContent | null | undefined) ?? null;
}
