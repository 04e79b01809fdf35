import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  addItemToCart,
  getCartItems,
  getCartSummary,
  getCheckout,
  placeOrder,
  reserveInventory,
} from '@relab/contract/commerce';
import { openDatabase } from '@relab/database';
import { openEmbedded } from '@relab/database/embedded';
import { fillCart } from './commerce/fill-cart.ts';
import { ShopProcess } from './commerce/shop-process.ts';
import { eachOf, Shopper } from './commerce/shopper.ts';
import { idsOf } from './commerce/stock.ts';
import { ms, percentile, table } from './figures.ts';

/**
 * Server time of what a shopper does with carts of 1, 50 and 1,000 lines, for one shopper and for 32 at once, through
 * HTTP; one server on a PostgreSQL beside it. `node bench/src/commerce.ts`
 */
const folder = await mkdtemp(join(tmpdir(), 'relab-commerce-'));
// The database may run as another user, who must come through.
await chmod(folder, 0o755);
const beside = await openEmbedded({ folder: join(folder, 'beside') });
const server = new ShopProcess({ DATABASE_URL: beside.url, BENCH_FOLDER: folder });
const rows: (string | number)[][] = [];
try {
  await server.start();
  const addresses = [server.address];
  const { database, close } = await openDatabase({ folder, url: beside.url });
  const ids = await idsOf(new Shopper(addresses, 0), 'PLENTY');

  async function measure(lines: number, count: number): Promise<void> {
    const shoppers = Array.from({ length: count }, (_, at) => new Shopper(addresses, at));
    for (const shopper of shoppers) await fillCart(database, shopper, ids.slice(0, lines));
    const timed = async (
      name: string,
      each: number,
      ask: (shopper: Shopper, turn: number) => Promise<unknown>,
    ) => {
      const times: number[] = [];
      await eachOf(shoppers, count, async (shopper) => {
        for (let turn = 0; turn < each; turn++) {
          const startedAt = performance.now();
          await ask(shopper, turn);
          times.push(performance.now() - startedAt);
        }
      });
      const figures = [0.5, 0.95, 0.99].map((share) => ms(percentile(times, share)));
      rows.push([name, lines, count, times.length, ...figures]);
    };
    const often = count === 1 ? 60 : 8;
    const add = (shopper: Shopper, turn: number) =>
      shopper.must(addItemToCart, { productId: ids[lines + turn], quantity: '1' });
    await timed('add a line', often, add);
    await timed('cart summary', often, (shopper) => shopper.must(getCartSummary));
    await timed('page of 25 lines', often, (shopper) => shopper.must(getCartItems));
    await timed('reserve', often, (shopper) => shopper.must(reserveInventory));
    await timed('add, while reserved', often, (shopper, turn) => add(shopper, often + turn));
    const checkouts = new Map<Shopper, string>();
    for (const shopper of shoppers) checkouts.set(shopper, await shopper.fillCheckout());
    await timed('checkout', often, (shopper) =>
      shopper.must(getCheckout, { checkoutId: checkouts.get(shopper) }),
    );
    await timed('place the order', 1, (shopper) =>
      shopper.must(placeOrder, { checkoutId: checkouts.get(shopper) }),
    );
  }

  await measure(1, 4);
  rows.length = 0;
  for (const lines of [1, 50, 1000]) for (const count of [1, 32]) await measure(lines, count);
  await close();
} finally {
  await server.stop();
  await beside.close();
  await rm(folder, { recursive: true, force: true });
}
console.log(table(['what', 'lines', 'shoppers', 'times', 'p50 ms', 'p95 ms', 'p99 ms'], rows));
