import { parseArgs } from 'node:util';
import {
  type Attack,
  fieldFloods,
  fileLinks,
  malformedBodies,
  signIns,
  soqlQueries,
  stockFloods,
  uploads,
  watch,
} from '@relab/e2e/attacks';
import { startMarketplace } from '@relab/e2e/marketplace';
import { table } from '../src/figures.ts';

/**
 * Attacks a marketplace of its own, one after the other, and asks for `/healthz` and `/` every 100 ms meanwhile. Loopback only,
 * bounded in count and time. `node bench/attacks/main.ts [--only sign-ins]`
 */
const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });

const all: readonly Attack[] = [
  ...fieldFloods,
  ...uploads,
  ...malformedBodies,
  ...stockFloods,
  ...soqlQueries,
  ...fileLinks,
  ...signIns,
];

/** How often each status came: `403 × 24`. */
function counted(statuses: readonly number[]): string {
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return Array.from(counts, ([status, count]) => `${status || 'none'} × ${count}`).join(', ');
}

const marketplace = await startMarketplace({
  env: { RELAB_LISTINGS: '240', RELAB_PICTURES: 'on-demand' },
  isShared: true,
  patience: 600_000,
});
const rows: (string | number)[][] = [];
const failures: string[] = [];
try {
  const { address, pid } = marketplace;
  const idle = () => new Promise<readonly number[]>((resolve) => setTimeout(resolve, 5_000, []));
  const attacks = [
    { name: 'nothing', run: idle, expected: [] },
    ...all.filter(({ name }) => name.includes(values.only)),
  ];
  for (const { name, run, expected } of attacks) {
    const { healthz, home, before, during, after, result } = await watch(address, pid, () =>
      run(marketplace),
    );
    const unexpected = result.filter((status) => !expected.includes(status));
    if (unexpected.length > 0) failures.push(`${name}: ${counted(unexpected)}`);
    rows.push([name, Math.round(healthz), Math.round(home), before, during, after, counted(result)]);
    console.log(name);
  }
} finally {
  await marketplace.stop();
}
const head = ['attack', '`/healthz` ms', '`/` ms', 'MB before', 'during', 'after', 'responses'];
console.log(table(head, rows));
for (const failure of failures) console.error(`Not what was expected of ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;
