import { join } from 'node:path';
import { inFolder } from '../../server/src/arenas.ts';
import { compareSizes } from '../size/compare-sizes.ts';
import { questionsOf } from '../size/questions.ts';
import { type SizedShop, startSizedShop } from '../size/sized-shop.ts';
import { type Figure, reportFigures } from './figure.ts';

/**
 * Many listings in short: how many are filled in a second, and what the most frequent calls and pages take among 20,000 of
 * what they take among 1,000. `bench/src/size.ts` measures more.
 */
const sizes = [1000, 20_000];
const seconds = 0.8;

// An end of its own, so that what was started ends as well.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

await inFolder(async (folder) => {
  const shops: SizedShop[] = [];
  try {
    for (const [at, size] of sizes.entries())
      shops.push(await startSizedShop(join(folder, String(size)), size, 5800 + at));
    const filled = shops.at(-1)?.filled;
    const questions = await Promise.all(shops.map(questionsOf));
    const ratios = (await compareSizes(shops, { seconds, questions })).map(
      ({ name, times: [few = 1, many = 0] }): Figure => ({
        name: `rows: ${name}, 20,000 of 1,000`,
        value: many / few,
        aim: { atMost: 2 },
        note: `${few.toFixed(1)} and ${many.toFixed(1)} ms, one client`,
      }),
    );
    const filling: Figure = {
      name: 'rows: filled',
      value: filled ?? 0,
      unit: 'listings a second',
      aim: { atLeast: 3400 },
      note: '1,000,000 in five minutes',
    };
    await reportFigures([filling, ...ratios]);
  } finally {
    for (const shop of shops) await shop.stop();
  }
});
