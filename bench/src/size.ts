import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { inFolder } from '../server/src/arenas.ts';
import { ms, table } from './figures.ts';
import { compareSizes } from './size/compare-sizes.ts';
import { type SizedShop, startSizedShop } from './size/sized-shop.ts';

/**
 * What visitors, programs and the office ask, of shops with ever more listings, each a process of its own with a database of its
 * own. A folder that is named is filled once and used again: `node bench/src/size.ts [--sizes 1000,100000,1000000]
 * [--seconds 4] [--folder /somewhere]`
 */
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,100000,1000000' },
    seconds: { type: 'string', default: '4' },
    folder: { type: 'string' },
  },
});

async function measure(folder: string): Promise<void> {
  const shops: SizedShop[] = [];
  try {
    for (const [at, size] of values.sizes.split(',').map(Number).entries())
      shops.push(await startSizedShop(join(folder, String(size)), size, 5810 + at));
    const facts: (readonly [string, (shop: SizedShop) => string | Promise<string>])[] = [
      ['filled, listings a second', ({ filled }) => (filled === undefined ? '' : filled.toFixed(0))],
      ['ready after, s', ({ ready }) => ready.toFixed(1)],
      ['resident, MB', async (shop) => (await shop.memory()).toFixed(0)],
    ];
    const compared = await compareSizes(shops, Number(values.seconds));
    const rows = await Promise.all(
      facts.map(async ([name, of]) => [name, ...(await Promise.all(shops.map(of)))]),
    );
    const times = compared.map(({ name, times }) => [
      name,
      ...times.map((time) => `${ms(time)} (${(time / (times[0] ?? 1)).toFixed(1)})`),
    ]);
    const head = ['p50 ms (of the smallest)', ...shops.map(({ listings }) => listings.toLocaleString('en'))];
    console.log(table(head, [...rows, ...times]));
  } finally {
    for (const shop of shops) await shop.stop();
  }
}

if (values.folder === undefined) await inFolder(measure);
else await measure(values.folder);
