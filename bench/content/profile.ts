import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { inFolder } from '../server/src/arenas.ts';
import { openDatabases } from '../server/src/data/databases.ts';
import { load } from '../server/src/load/load.ts';
import { toBytes } from '../server/src/load/request.ts';
import { type CpuProfile, hottest } from '../server/src/self-times.ts';
import { startServer } from '../server/src/server.ts';
import { fillOurs } from './delivery/fill.ts';
import { anew, relab } from './delivery/peers.ts';
import { questionNames } from './delivery/questions.ts';

/**
 * Where our server's own thread spends its time while it delivers: `node bench/content/profile.ts item [--anew] [--known]
 * [--clients 32] [--seconds 4]`. The profiles themselves stay in `.cache/profiles`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    anew: { type: 'boolean', default: false },
    known: { type: 'boolean', default: false },
    clients: { type: 'string', default: '32' },
    seconds: { type: 'string', default: '4' },
  },
});
const seconds = Number(values.seconds);
const root = new URL('../../', import.meta.url).pathname;

await inFolder(async (folder) => {
  const databases = await openDatabases(join(folder, 'postgres'));
  try {
    await databases.create('ours');
    const url = databases.urlOf('ours');
    await fillOurs(url);
    for (const question of questionNames.filter((name) => positionals.includes(name))) {
      const profiles = join(root, '.cache/profiles', question);
      await rm(profiles, { recursive: true, force: true });
      await mkdir(profiles, { recursive: true });
      const server = await startServer(relab, { url }, ['--cpu-prof', `--cpu-prof-dir=${profiles}`]);
      const path = relab.paths[question];
      const first = await fetch(`http://127.0.0.1:${server.port}${path}`);
      const headers: Record<string, string> = values.known
        ? { 'if-none-match': first.headers.get('etag') ?? '' }
        : {};
      await first.text();
      let turn = 0;
      const next = () => {
        turn += 1;
        return toBytes({ method: 'GET', path: values.anew ? anew(path, turn) : path }, headers);
      };
      const shown = await load(server.port, next, {
        clients: Number(values.clients),
        seconds,
        cpuTime: server.cpuTime,
        statuses: [values.known ? 304 : 200],
      });
      await server.end();
      const [file = ''] = await readdir(profiles);
      const profile = JSON.parse(await readFile(join(profiles, file), 'utf8')) as CpuProfile;
      console.log(
        `${question}: ${shown.perSecond.toFixed(0)} a second, ${shown.work.toFixed(2)} ms of work each`,
      );
      console.log(hottest(profile, { root, most: 45, lastSeconds: seconds }).join('\n'));
    }
  } finally {
    await databases.close();
  }
});
