import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { onPostgres, postgresArena } from './arenas.ts';
import { check } from './check.ts';
import { load } from './load/load.ts';
import { toBytes } from './load/request.ts';
import { relab } from './peers/relab.ts';
import { type Scenario, scenarioNames } from './scenarios.ts';
import { type CpuProfile, hottest } from './self-times.ts';

/**
 * Where our server's own thread spends its time under one scenario: `node src/profile.ts read [--rows 100000]
 * [--clients 32] [--seconds 5]`. The profiles themselves stay in `.cache/profiles`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rows: { type: 'string', default: '100000' },
    clients: { type: 'string', default: '32' },
    seconds: { type: 'string', default: '5' },
  },
});
const isScenario = (name: string): name is Scenario => scenarioNames.some((known) => known === name);
const chosen = positionals.filter(isScenario);
const root = new URL('../../../', import.meta.url).pathname;

await onPostgres((databases) =>
  postgresArena(databases, Number(values.rows), async (arena) => {
    for (const scenario of chosen) {
      const folder = join(root, '.cache/profiles', scenario);
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      const server = await arena.start(relab, ['--cpu-prof', `--cpu-prof-dir=${folder}`]);
      const site = { ...arena.site, port: server.port };
      const asking = await relab.prepare(site);
      await check(relab, asking, scenario, 0, site);
      let turn = 0;
      const next = () => {
        turn += 1;
        return toBytes(asking.requests[scenario](turn), asking.headers);
      };
      const shown = await load(server.port, next, {
        clients: Number(values.clients),
        seconds: Number(values.seconds),
        cpuTime: server.cpuTime,
      });
      await server.end();
      const [file = ''] = await readdir(folder);
      const profile = JSON.parse(await readFile(join(folder, file), 'utf8')) as CpuProfile;
      console.log(
        `${scenario}: ${shown.perSecond.toFixed(0)} a second, ${shown.work.toFixed(2)} ms of work each`,
      );
      console.log(hottest(profile, { root, most: 45, lastSeconds: Number(values.seconds) }).join('\n'));
    }
  }),
);
