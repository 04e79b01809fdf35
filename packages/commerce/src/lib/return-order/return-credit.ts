import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { type Cents, centsOf, share } from '../market/money.ts';

/** What is credited of a line of an order, or of its delivery: net, its tax, and the rate in percent. */
export interface Credit {
  readonly name: string;
  readonly sku: string | null;
  readonly quantity: number;
  readonly unitPrice: string;
  readonly net: Cents;
  readonly tax: Cents;
  readonly rate: string;
}

/** A line of an order with its units that are returned now, and those that were refunded before. */
export interface ReturnedLine {
  readonly name: string;
  readonly sku: string | null;
  readonly unitPrice: string;
  readonly ordered: number;
  readonly before: number;
  readonly now: number;
  /** Decimal strings; of all its units, after discounts. */
  readonly total: string;
  readonly tax: string | null;
  readonly rate: string;
}

/**
 * The part of an amount that belongs to units from `before` on. What is credited for all units in the end is the amount to
 * the cent, in however many parts they come back.
 */
export const partOf = (amount: Cents, { before, now, ordered }: ReturnedLine): Cents =>
  share(amount, before + now, ordered) - share(amount, before, ordered);

/** Tax at a rate in percent, such as `19` or `7.5`. */
export const taxAt = (net: Cents, rate: string): Cents => share(net, Math.round(Number(rate) * 100), 10_000);

export function creditOfLine(line: ReturnedLine): Credit {
  const net = partOf(centsOf(line.total), line);
  const tax = line.tax === null ? taxAt(net, line.rate) : partOf(centsOf(line.tax), line);
  const { name, sku, unitPrice, rate, now: quantity } = line;
  return { name, sku, quantity, unitPrice, net, tax, rate };
}

/** The lines of a received return. */
export async function readReturnedLines(
  database: Database,
  returnId: string,
): Promise<readonly ReturnedLine[]> {
  const { rows } = await sql<ReturnedLine>`
    select i.name, i.stock_keeping_unit as sku, i.unit_price::text as "unitPrice", i.quantity::int as ordered,
      l.quantity_received::int as now, coalesce((
        select sum(b.quantity_received) from return_order_line_item b join return_order r on r.id = b.return_order_id
        where b.order_item_summary_id = i.id and r.status = 'Refunded' and not r.is_deleted and not b.is_deleted
      ), 0)::int as before,
      i.total_price::text as total, i.total_tax_amount::text as tax, coalesce(i.tax_rate, o.tax_rate) as rate
    from return_order_line_item l
    join order_item_summary i on i.id = l.order_item_summary_id
    join order_summary o on o.id = i.order_summary_id
    where l.return_order_id = ${returnId} and not l.is_deleted and l.quantity_received > 0
    order by l.sort_order, l.id`.execute(database);
  return rows;
}
