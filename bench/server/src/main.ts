import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { onPostgres, ownPeers, pgliteArena, postgresArena } from './arenas.ts';
import type { Results } from './figures.ts';
import { measure } from './measure.ts';
import { directus, installDirectus } from './peers/directus.ts';
import { completePlan, quickPlan } from './plan.ts';
import { report, toJson } from './report.ts';
import { writeTables } from './write-tables.ts';

/**
 * Measures our server beside the least that could be done and beside Directus, and prints the tables. `--quick` takes
 * two or three minutes; `--without-directus` needs nothing installed in this folder; `--rows 1000,100000` and `--pglite 1000` measure with so many listings on PostgreSQL and on
 * PGlite, `--rounds 3` so often; `--write` puts the tables into the README and all figures into
 * `.cache/bench-server.json`.
 */
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    'without-directus': { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    rows: { type: 'string' },
    pglite: { type: 'string' },
    rounds: { type: 'string' },
  },
});
const numbers = (text: string | undefined): readonly number[] => text?.split(',').map(Number) ?? [];
const base = values.quick ? quickPlan : completePlan;
const chosen = values.rounds === undefined ? base : { ...base, rounds: Number(values.rounds) };
const plan =
  values.rows === undefined && values.pglite === undefined
    ? chosen
    : { ...chosen, sizes: numbers(values.rows), pgliteSizes: numbers(values.pglite) };
const withDirectus = !values['without-directus'];
const say = (line: string): void => console.error(line);

// An end of its own, so that what was started ends as well.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const results: Results[] = [];
if (plan.sizes.length > 0)
  await onPostgres(
    async (databases) => {
      for (const rows of plan.sizes) {
        say(`PostgreSQL, ${rows} listings`);
        const measured = await postgresArena(
          databases,
          rows,
          (arena) => measure(arena, plan, say),
          withDirectus ? [...ownPeers, directus] : ownPeers,
        );
        results.push({ engine: 'PostgreSQL', rows, ...measured });
      }
    },
    withDirectus ? installDirectus : undefined,
  );
for (const rows of plan.pgliteSizes) {
  say(`PGlite, ${rows} listings`);
  const measured = await pgliteArena(rows, (arena) => measure(arena, plan, say));
  results.push({ engine: 'PGlite', rows, ...measured });
}
const text = report(results);
console.log(text);

if (values.write) {
  await writeTables(new URL('../README.md', import.meta.url), text);
  const folder = new URL('../../../.cache/', import.meta.url);
  await mkdir(folder, { recursive: true });
  await writeFile(new URL('bench-server.json', folder), toJson(results));
}
