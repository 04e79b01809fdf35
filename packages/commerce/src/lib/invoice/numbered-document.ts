import type { Database } from '@relab/database';
import { sql } from 'kysely';
import type { InvoiceContent } from './invoice-content.ts';

/** Where papers of orders are kept, each kind with numbers of its own. */
export type DocumentTable = 'invoice' | 'credit_note';

/** When a paper was issued, and its number within the year. */
export interface Issued {
  readonly year: number;
  readonly number: number;
  readonly issued_at: Date;
}

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

/** Keeps what a paper says, unless that was kept before; answers what it says. */
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
