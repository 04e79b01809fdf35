import type { Checkout } from '@relab/contract/commerce';
import type { Database } from '@relab/database';
import { sql } from 'kysely';

interface Totals {
  readonly products: string;
  readonly discount: string;
  readonly shipping: string;
  readonly tax_rate: string;
  readonly tax: string;
  readonly total: string;
}

/** A checkout that became an order shows what the order cost, whatever prices and rates are now. */
export async function withTotalsOfOrder(
  database: Database,
  checkout: Checkout,
  orderId: string,
): Promise<Checkout> {
  const { rows } = await sql<Totals>`
    select total_product_amount as products, total_adjustment_amount as discount, total_delivery_amount as shipping,
      tax_rate, total_tax_amount as tax, grand_total_amount as total
    from order_summary where id = ${orderId}`.execute(database);
  const [row] = rows;
  if (!row) return checkout;
  const { tax_rate: taxRate, ...amounts } = row;
  return { ...checkout, totals: { ...checkout.totals, ...amounts, taxRate } };
}
