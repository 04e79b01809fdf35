import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { onPostgres, pgliteArena, postgresArena } from './arenas.ts';
import type { Results } from './figures.ts';
import { measure } from './measure.ts';
import { quickPlan, wholePlan } from './plan.ts';
import { report, toJson } from './report.ts';
import { writeTables } from './write-tables.ts';

/**
 * Measures our server beside the least that could be done and beside Directus, and prints the tables. `--quick` takes
 * about a minute; `--rows 1000,100000` measures with so many listings; `--write` puts the tables into the README and
 * all figures into `figures.json`.
 */
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    rows: { type: 'string' },
  },
});
const chosen = values.quick ? quickPlan : wholePlan;
const plan =
  values.rows === undefined
    ? chosen
    : { ...chosen, sizes: values.rows.split(',').map(Number), pgliteSizes: [] };
const say = (line: string): void => console.error(line);

const results: Results[] = [];
await onPostgres(async (databases) => {
  for (const rows of plan.sizes) {
    say(`PostgreSQL, ${rows} listings`);
    const measured = await postgresArena(databases, rows, (arena) => measure(arena, plan, say));
    results.push({ engine: 'PostgreSQL', rows, ...measured });
  }
});
for (const rows of plan.pgliteSizes) {
  say(`PGlite, ${rows} listings`);
  const measured = await pgliteArena(rows, (arena) => measure(arena, plan, say));
  results.push({ engine: 'PGlite', rows, ...measured });
}
const text = report(results);
console.log(text);

if (values.write) {
  await writeTables(new URL('../README.md', import.meta.url), text);
  await writeFile(new URL('../figures.json', import.meta.url), toJson(results));
}
