import type { Checkout } from '@relab/contract/commerce';
import type { Database } from '@relab/database';

/** A checkout that became an order shows what the order cost, whatever prices and rates are now. */
export async function withTotalsOfOrder(
  database: Database,
  checkout: Checkout,
  orderId: string,
): Promise<Checkout> {
  const totals = await database
    .selectFrom('order_summary')
    .select(['total_product_amount as products', 'total_adjustment_amount as discount'])
    .select(['total_delivery_amount as shipping', 'tax_rate as taxRate', 'total_tax_amount as tax'])
    .select('grand_total_amount as total')
    .where('id', '=', orderId)
    .executeTakeFirst();
  return { ...checkout, totals: { ...checkout.totals, ...totals } };
}
