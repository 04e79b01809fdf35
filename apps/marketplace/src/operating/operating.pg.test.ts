import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestDatabase, testDatabase } from '@relab/database/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { freePort } from '../chaos/free-port.fixture.ts';
import { buildOnce, removeFolder } from '../start/started.fixture.ts';
import { type CommandRunHere, commandsRunHere, operatingGuide } from './commands.fixture.ts';
import { metricNamesIn } from './metric-names.fixture.ts';

// What docs/operating.md tells an operator to type, typed: in the folder of the project, with folders, ports and times of this run.
const root = join(import.meta.dirname, '../../../..');
const typed = new Set<CommandRunHere>();
const programs: Program[] = [];
let work: string;
let database: TestDatabase;
let ports: { readonly site: string; readonly metrics: string };

beforeAll(async () => {
  await buildOnce();
  work = await mkdtemp(join(tmpdir(), 'relab-operating-'));
  // The database may run as another user, who must come through.
  await chmod(work, 0o755);
  database = await testDatabase('postgres');
  ports = { site: String(await freePort()), metrics: String(await freePort()) };
}, 300_000);
// One that failed leaves its port and its folders to the next.
afterEach(async () => {
  for (const { child } of programs.splice(0)) {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended.
    }
  }
});
afterAll(async () => {
  for (const folder of await readdir(work)) await removeFolder(join(work, folder));
  await rm(work, { recursive: true, force: true });
  await database.close();
});

interface Typed {
  readonly env?: Readonly<Record<string, string>>;
  /** What stands in the place of something that the guide names, beside folders and ports. */
  readonly instead?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

interface Program {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
}

const folder = (name: string): string => join(work, name);

/** Types a command of the guide into a shell. */
function type(command: CommandRunHere, { env = {}, instead = {}, cwd = root }: Typed = {}): Program {
  typed.add(command);
  const places = {
    '/srv/backups': folder('backups'),
    '/srv/restored': folder('restored'),
    '/opt/relab': folder('relab'),
    ':3000': `:${ports.site}`,
    ':9464': `:${ports.metrics}`,
    ...instead,
  };
  const line = Object.entries(places).reduce(
    (text, [place, own]) => text.replaceAll(place, own),
    command as string,
  );
  const child = spawn('bash', ['-c', line], {
    cwd,
    env: {
      PATH: `${join(process.execPath, '..')}:${process.env.PATH}`,
      HOME: process.env.HOME,
      PORT: ports.site,
      RELAB_LISTINGS: '40',
      RELAB_PICTURES: 'on-demand',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const program = { child, output: () => output, ended };
  programs.push(program);
  return program;
}

/** One that ends by itself, as it should. */
async function run(command: CommandRunHere, options?: Typed): Promise<string> {
  const { output, ended } = type(command, options);
  const code = await ended;
  expect(code, `${command}\n${output()}`).toBe(0);
  return output();
}

/** One that goes on: waits until it says something. */
async function start(command: CommandRunHere, says: RegExp, options?: Typed): Promise<Program> {
  const program = type(command, options);
  await expect.poll(program.output, { timeout: 120_000 }).toMatch(says);
  return program;
}

async function end({ child, ended }: Program): Promise<void> {
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
  await ended;
}

const ready = /^Relab +http/m;

test('a shop backs itself up, says how it is, and comes back from its backups', async () => {
  const env = { RELAB_DATA: folder('data'), RELAB_DATABASE: 'embedded' };
  const watched = { ...env, RELAB_METRICS_PORT: ports.metrics };
  const shop = await start('RELAB_BACKUP_FOLDER=/srv/backups npm start', /^Backup .+ files/m, {
    env: watched,
  });
  expect(await run('curl --fail http://127.0.0.1:3000/healthz')).toContain('alive');
  expect(await run('curl --fail http://127.0.0.1:3000/readyz')).toContain('ready');
  const metrics = await run('curl --fail http://127.0.0.1:9464/metrics');
  const texts = [
    operatingGuide(),
    ...(await Promise.all(
      ['deploy/prometheus/alerts.yml', 'deploy/grafana/relab.json'].map((file) =>
        readFile(join(root, file), 'utf8'),
      ),
    )),
  ];
  // Those of a standby are there where one is set: `replica.pg.test.ts`.
  const named = metricNamesIn(texts.join('\n')).filter((name) => !name.startsWith('relab_replica_'));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !metrics.includes(`# TYPE ${name} `))).toEqual([]);

  expect(await run('npm run backup -- /srv/backups --check', { env })).toMatch(/^Checked: /m);
  // What comes after it is in the log as well, which has to go beyond it.
  const moment = new Date().toISOString().replace(/\.\d+/, '');
  expect(await run('npm run backup -- /srv/backups --keep 14 --check', { env })).toMatch(/^Checked: /m);
  await end(shop);
  const names = (await readdir(folder('backups'))).filter((name) => /^\d{4}-.*Z$/.test(name)).sort();
  expect(names.length).toBeGreaterThan(1);
  const instead = { '2026-11-28T14:03:00Z': moment, '2026-11-28T02-00-00Z': names.at(-1) ?? '' };

  const into = (name: string) => ({ instead, env: { ...env, RELAB_DATA: folder(name) } });
  await run('npm run restore -- /srv/backups/2026-11-28T02-00-00Z', into('as-backed-up'));
  await run('RELAB_DATA=/srv/restored npm run restore -- /srv/backups/2026-11-28T02-00-00Z', into('unused'));
  expect(await run('npm run restore -- /srv/backups --to 2026-11-28T14:03:00Z', into('moment'))).toMatch(
    /as of \d{4}-/,
  );
  expect(await run('npm run restore -- /srv/backups --to latest', into('latest'))).toMatch(/as of \d{4}-/);

  const processes = await start('npm start -- --processes 2', ready, into('latest'));
  await run('curl --fail http://127.0.0.1:3000/readyz');
  const pid = /^Ready .+ USR2 to (\d+)/m.exec(processes.output())?.[1] ?? '';
  await run('kill -USR2 PID', { instead: { PID: pid } });
  await expect.poll(processes.output, { timeout: 120_000 }).toMatch(/^Replaced /m);
  await run('curl --fail http://127.0.0.1:3000/readyz');
  await end(processes);
}, 600_000);

test('pages and jobs have processes of their own, and a database is brought to a release and cleared of the one before', async () => {
  const env = {
    RELAB_DATA: folder('shared'),
    DATABASE_URL: String(database.pool.options.connectionString),
    RELAB_URL: `http://127.0.0.1:${ports.site}`,
    RELAB_SECRET: 'a secret of an operator, long enough for all',
  };
  const pages = await start('RELAB_JOBS=no npm start', ready, { env });
  const worker = await start('npm run worker', /works on jobs/, { env });
  await end(worker);
  await end(pages);
  expect(await run('npm run migrate', { env })).toMatch(/\S/);
  await database.pool.query('create table left_behind (id text primary key)');
  expect(await run('npm run migrate -- --contract', { env })).toMatch(/\S/);
  expect(await run('npm run migrate -- --contract --confirm', { env })).toMatch(/\S/);
}, 300_000);

test('a folder with all that runs is assembled, and secrets are made once', async () => {
  await run('npm run assemble -- /opt/relab');
  const files = ['main.js', 'backup.js', 'restore.js', 'migrate.js'];
  expect(await readdir(folder('relab/apps/marketplace/dist'))).toEqual(expect.arrayContaining(files));
  await cp(join(root, 'deploy/compose'), folder('compose'), { recursive: true });
  await run('./make-secrets', { cwd: folder('compose') });
  const url = await readFile(folder('compose/secrets/database-url'), 'utf8');
  await run('./make-secrets', { cwd: folder('compose') });
  expect(await readFile(folder('compose/secrets/database-url'), 'utf8')).toBe(url);
}, 300_000);

test('all commands that are said to be run here were', () => {
  expect([...typed].sort()).toEqual([...commandsRunHere].sort());
});
