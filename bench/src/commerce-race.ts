import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { placeOrder, reserveInventory } from '@relab/contract/commerce';
import { openDatabase } from '@relab/database';
import { openEmbedded } from '@relab/database/embedded';
import { ShopProcess } from './commerce/shop-process.ts';
import { eachOf, Shopper } from './commerce/shopper.ts';
import { countSales, idsOf, singles } from './commerce/stock.ts';
import { table } from './figures.ts';

/**
 * Shoppers race for single units through HTTP: everybody has filled everything in, then all press the last button at
 * once, half of them after reserving. On embedded PostgreSQL inside the one server, on a PostgreSQL beside it, with two
 * servers on that; and each again while a server is killed every second.
 * `node bench/src/commerce-race.ts [--shoppers 2000] [--at-once 250] [--setting two,killed]`
 */
const { values } = parseArgs({
  options: {
    shoppers: { type: 'string', default: '2000' },
    'at-once': { type: 'string', default: '250' },
    setting: { type: 'string', default: '' },
  },
});
const shoppers = Math.min(5000, Number(values.shoppers));
const atOnce = Math.min(1000, Number(values['at-once']));

interface Setting {
  readonly name: string;
  readonly isEmbedded: boolean;
  readonly servers: number;
  readonly isKilled: boolean;
}

const settings: readonly Setting[] = [false, true].flatMap((isKilled) => {
  const end = isKilled ? ', killed' : '';
  return [
    { name: `embedded${end}`, isEmbedded: true, servers: 1, isKilled },
    { name: `PostgreSQL${end}`, isEmbedded: false, servers: 1, isKilled },
    { name: `PostgreSQL, two servers${end}`, isEmbedded: false, servers: 2, isKilled },
  ];
});

/**
 * Kills one server after the other, each a second after the last or after it was back, until it is stopped;
 * answers how often.
 */
async function killInTurn(servers: readonly ShopProcess[], isOver: () => boolean): Promise<number> {
  let kills = 0;
  const starting: Promise<void>[] = [];
  for (;;) {
    const server = servers[kills % servers.length];
    while (!server?.isReady && !isOver()) await pause(20);
    await pause(1000);
    if (!server || isOver()) break;
    await server.kill();
    kills++;
    const started = server.start();
    // Told of at the end: until then the race itself may say more.
    started.catch(() => undefined);
    starting.push(started);
  }
  await Promise.all(starting);
  return kills;
}

async function race(setting: Setting): Promise<readonly (string | number)[]> {
  const folder = await mkdtemp(join(tmpdir(), 'relab-race-'));
  // The database may run as another user, who must come through.
  await chmod(folder, 0o755);
  const beside = setting.isEmbedded ? null : await openEmbedded({ folder: join(folder, 'beside') });
  const where: Readonly<Record<string, string>> = beside
    ? { DATABASE_URL: beside.url, BENCH_FOLDER: folder }
    : { BENCH_FOLDER: folder };
  const servers = Array.from({ length: setting.servers }, () => new ShopProcess(where));
  try {
    // One after the other: the first fills the database.
    for (const server of servers) await server.start();
    const addresses = servers.map(({ address }) => address);
    const all = Array.from({ length: shoppers }, (_, number) => new Shopper(addresses, number));
    const ids = await idsOf(new Shopper(addresses, 0), 'SINGLE');
    const checkouts: string[] = [];
    await eachOf(all, 32, async (shopper, at) => {
      checkouts[at] = await shopper.fill(ids[at % singles] ?? '');
    });
    let isOver = false;
    const killing = setting.isKilled ? killInTurn(servers, () => isOver) : Promise.resolve(0);
    const startedAt = performance.now();
    let orders = 0;
    await eachOf(all, atOnce, async (shopper, at) => {
      if (at % 2 === 0) {
        const { success } = await shopper.must<{ success: boolean }>(reserveInventory);
        if (!success) return;
      }
      const { status } = await shopper.ask(placeOrder, { checkoutId: checkouts[at] });
      if (status < 300) orders++;
    });
    const seconds = (performance.now() - startedAt) / 1000;
    isOver = true;
    const kills = await killing;
    for (const server of servers) await server.stop();
    const { database, close } = await openDatabase(beside ? { folder, url: beside.url } : { folder });
    const sales = await countSales(database);
    await close();
    const { sold, soldTwice, ordersWithoutStock, stockWithoutOrder, held } = sales;
    const figures = [sold, soldTwice, ordersWithoutStock, stockWithoutOrder, held, orders];
    return [setting.name, ...figures, kills, seconds.toFixed(1)];
  } finally {
    for (const server of servers) await server.stop();
    await beside?.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const rows: (readonly (string | number)[])[] = [];
for (const setting of settings) {
  if (!values.setting.split(',').every((word) => setting.name.includes(word))) continue;
  const row = await race(setting);
  console.error(row.join(' · '));
  rows.push(row);
}
const head = ['setting', 'sold', 'sold twice', 'orders without stock', 'stock without order', 'still held'];
console.log(`${shoppers} shoppers, ${singles} single units, ${atOnce} at once`);
console.log(table([...head, 'orders answered', 'kills', 'seconds'], rows));
