import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { inFolder } from '../server/src/arenas.ts';
import { ms, table } from './figures.ts';
import { type Compared, compareSizes } from './size/compare-sizes.ts';
import { fillFolder } from './size/fill-folder.ts';
import { questionsOf } from './size/questions.ts';
import { readCallQuestions } from './size/read-calls.ts';
import { type SizedShop, startSizedShop } from './size/sized-shop.ts';

/**
 * Pages, and every call that reads, of shops with ever more listings, each a process of its own with a database of its own: what
 * takes more than twice as long as in the smallest shop stands first. Above 100,000 listings they are copies, filled in SQL: a million takes
 * some 4 GB and five minutes. A folder that is named is filled once and used again: `node bench/src/size.ts [--sizes 1000,100000,1000000] [--seconds 2]
 * [--folder /somewhere] [--only searchProducts]`
 */
const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,100000,1000000' },
    seconds: { type: 'string', default: '2' },
    only: { type: 'string', default: '' },
    folder: { type: 'string' },
  },
});

async function measure(folder: string): Promise<void> {
  const shops: SizedShop[] = [];
  try {
    for (const [at, size] of values.sizes.split(',').map(Number).entries()) {
      const [own, port] = [join(folder, String(size)), 5810 + at];
      const written = await fillFolder(own, size, port);
      shops.push({ ...(await startSizedShop(own, written, port)), listings: size });
    }
    const facts: (readonly [string, (shop: SizedShop) => string | Promise<string>])[] = [
      ['filled, listings a second', ({ filled }) => (filled === undefined ? '' : filled.toFixed(0))],
      ['ready after, s', ({ ready }) => ready.toFixed(1)],
      ['resident, MB', async (shop) => (await shop.memory()).toFixed(0)],
    ];
    const asked = await Promise.all(shops.map(readCallQuestions));
    const pages = await Promise.all(shops.map(questionsOf));
    const questions = shops.map((_, at) =>
      [...(pages[at] ?? []), ...(asked[at]?.questions ?? [])].filter(({ name }) =>
        name.includes(values.only),
      ),
    );
    const compared = await compareSizes(shops, { seconds: Number(values.seconds), questions });
    const rows = await Promise.all(
      facts.map(async ([name, of]) => [name, ...(await Promise.all(shops.map(of)))]),
    );
    const growth = ({ times }: Compared) => (times.at(-1) ?? 0) / (times[0] ?? 1);
    const lineOf = ({ name, times }: Compared) => [
      name,
      ...times.map((time) =>
        Number.isNaN(time) ? 'fails' : `${ms(time)} (${(time / (times[0] ?? 1)).toFixed(1)})`,
      ),
    ];
    const [grown, level] = [
      compared.filter((one) => !(growth(one) <= 2)),
      compared.filter((one) => growth(one) <= 2),
    ];
    const head = (what: string) => [what, ...shops.map(({ listings }) => listings.toLocaleString('en'))];
    console.log(table(head('shop'), rows));
    console.log(table(head(`p50 ms, more than twice (${grown.length})`), grown.map(lineOf)));
    console.log(table(head(`p50 ms, the others (${level.length})`), level.map(lineOf)));
    for (const { name, failure } of compared) if (failure !== undefined) console.log(`${name}: ${failure}`);
    console.log(`\nNot asked, since a new shop has nothing to ask them of:\n${asked[0]?.unasked.join('\n')}`);
  } finally {
    for (const shop of shops) await shop.stop();
  }
}

if (values.folder === undefined) await inFolder(measure);
else await measure(values.folder);
