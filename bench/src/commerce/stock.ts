import { type ProductInput, upsertCategories, upsertProducts } from '@relab/commerce';
import { getProducts, type Products } from '@relab/contract/commerce';
import type { Database } from '@relab/database';
import { sql } from 'kysely';
import { shop } from '../../../apps/marketplace/src/shop/shop.ts';
import type { Shopper } from './shopper.ts';

/** Units of which there is one each, and kinds of which there is always enough. */
export const singles = 100;
export const plenty = 1200;

const skuOf = (kind: 'SINGLE' | 'PLENTY', number: number): string => `${kind}-${number}`;

function* units(): Iterable<ProductInput> {
  for (const kind of ['SINGLE', 'PLENTY'] as const) {
    for (let number = 0; number < (kind === 'SINGLE' ? singles : plenty); number++) {
      const sku = skuOf(kind, number);
      yield {
        sku,
        name: `Unit ${sku}`,
        urlName: sku.toLowerCase(),
        category: 'bench',
        fields: {
          Manufacturer__c: 'Bench',
          Model__c: sku,
          Type__c: 'Unit',
          Condition__c: 'UsedTestedWorking',
          Weight_kg__c: 1,
          Shipping__c: 'parcel',
        },
        unitPrice: '100.00',
        listPrice: null,
        stock: kind === 'SINGLE' ? 1 : 100_000_000,
        media: [],
      };
    }
  }
}

/** Once; a server that starts again finds it. */
export async function putStock(database: Database): Promise<void> {
  const { rows } =
    await sql`select 1 from product2 where stock_keeping_unit = ${skuOf('PLENTY', plenty - 1)}`.execute(
      database,
    );
  if (rows.length > 0) return;
  await upsertCategories(database, [{ urlName: 'bench', name: 'Bench', parent: null }]);
  await upsertProducts(database, shop, units());
}

/** Ids of a kind, in the order of their numbers. */
export async function idsOf(shopper: Shopper, kind: 'SINGLE' | 'PLENTY'): Promise<readonly string[]> {
  const count = kind === 'SINGLE' ? singles : plenty;
  const ids: string[] = [];
  while (ids.length < count) {
    const skus = Array.from({ length: Math.min(20, count - ids.length) }, (_, at) =>
      skuOf(kind, ids.length + at),
    );
    const { products: found } = await shopper.must<Products>(getProducts, { skus, fields: ['Name'] });
    ids.push(...found.map(({ id }) => id));
  }
  return ids;
}

export interface Sales {
  readonly sold: number;
  readonly soldTwice: number;
  readonly ordersWithoutStock: number;
  readonly stockWithoutOrder: number;
  /** Units that a cart still holds. */
  readonly held: number;
}

/** What became of the single units: by orders, and by what is left of the stock. */
export async function countSales(database: Database): Promise<Sales> {
  const { rows } = await sql<{ ordered: number; taken: number; held: number }>`
    select coalesce(sum(i.quantity), 0)::int as ordered, 1 - s.on_hand as taken, (
      select count(*)::int from inventory_item_reservation r where r.product_id = p.id) as held
    from product2 p join product_stock s on s.product_id = p.id
    left join order_item_summary i on i.product2_id = p.id
    where p.stock_keeping_unit like 'SINGLE-%' group by p.id, s.on_hand`.execute(database);
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
  return {
    sold: sum(({ ordered }) => ordered),
    soldTwice: sum(({ ordered }) => (ordered > 1 ? 1 : 0)),
    ordersWithoutStock: sum(({ ordered, taken }) => Math.max(0, ordered - taken)),
    stockWithoutOrder: sum(({ ordered, taken }) => Math.max(0, taken - ordered)),
    held: sum(({ held }) => held),
  };
}
