import type { Database, Row } from '@relab/database';
import { sql } from 'kysely';
import type { InvoiceContent } from './invoice-content.ts';

/** The tables of numbered documents of orders, each with numbers of its own. */
export type DocumentTable = 'invoice' | 'credit_note';

/** When a document was issued, and its number within the year. */
export type Issued = Row<'invoice', 'year' | 'number' | 'issued_at'>;

export interface IssuedDocument extends Issued {
  readonly content: InvoiceContent | null;
}

/** `INV-2026-0042`. */
export const documentNumberOf = ({ year, number }: Issued, prefix: string): string =>
  `${prefix}-${year}-${String(number).padStart(4, '0')}`;

export async function readDocument(
  database: Database,
  table: DocumentTable,
  orderId: string,
): Promise<IssuedDocument | undefined> {
  const { rows } = await sql<IssuedDocument>`
    select year, number, issued_at, content from ${sql.table(table)} where order_summary_id = ${orderId}`.execute(
    database,
  );
  return rows[0];
}

/** Stores the content of a document unless it has one; returns what is stored. */
export async function storeContent(
  database: Database,
  table: DocumentTable,
  orderId: string,
  content: InvoiceContent,
): Promise<InvoiceContent | null> {
  const { rows } = await sql<{ content: InvoiceContent }>`
    update ${sql.table(table)} set content = coalesce(content, ${JSON.stringify(content)}::jsonb)
    where order_summary_id = ${orderId} returning content`.execute(database);
  return rows[0]?.content ?? null;
}
