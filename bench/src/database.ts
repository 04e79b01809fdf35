import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type OpenDatabase, openDatabase } from '@relab/database';

/**
 * The two engines that keep their data in a folder, under what a shop does: point reads, a count by facet over 100,000
 * rows, and inserts in transactions. Then kills at random moments, with the confirmed commits counted.
 *
 *   node bench/src/database.ts [seconds per load] [kills]
 */
type Engine = 'embedded' | 'pglite';
type Work = (pool: OpenDatabase['pool'], turn: number) => Promise<unknown>;

const [secondsText = '5', killsText = '10'] = process.argv.slice(2);
const seconds = Number(secondsText);
const kills = Number(killsText);
const rows = 100_000;

const pointRead: Work = (pool) =>
  pool.query('select * from listing where id = $1', [1 + Math.floor(Math.random() * rows)]);

const facets: Work = (pool, turn) =>
  pool.query('select maker, count(*) from listing where category = $1 group by maker order by 2 desc', [
    turn % 24,
  ]);

const insert: Work = async (pool) => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('update listing set stock = stock - 1 where id = $1', [
      1 + Math.floor(Math.random() * rows),
    ]);
    await client.query(`insert into placed (note) values ('an order of ordinary length')`);
    await client.query('commit');
  } finally {
    client.release();
  }
};

/** Of ten requests seven read, two count and one writes. */
const mixed: Work = (pool, turn) =>
  turn % 10 < 7 ? pointRead(pool, turn) : turn % 10 < 9 ? facets(pool, turn) : insert(pool, turn);

async function fill({ pool }: OpenDatabase): Promise<void> {
  await pool.query(`
    create table listing (id integer primary key, category integer, maker integer, price numeric(12, 2), stock integer, title text);
    create table placed (id integer generated always as identity primary key, note text);
    insert into listing
      select n, n % 24, (n * 7919) % 60, n / 10.0, 1, 'A used instrument with the number ' || n
      from generate_series(1, ${rows}) as n;
    create index on listing (category);`);
  await pool.query('analyze listing');
}

/** The longest time for which this process could do nothing else, sampled every 5 ms. */
function watchLoop(): () => number {
  let worst = 0;
  let before = performance.now();
  const timer = setInterval(() => {
    worst = Math.max(worst, performance.now() - before - 5);
    before = performance.now();
  }, 5);
  return () => {
    clearInterval(timer);
    // A loop that was never free has not sampled at all.
    return Math.max(worst, performance.now() - before - 5);
  };
}

async function load(
  name: string,
  { pool, engine }: OpenDatabase,
  work: Work,
  clients: number,
): Promise<object> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  const stop = watchLoop();
  let turn = 0;
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < end) {
        const start = performance.now();
        turn += 1;
        await work(pool, turn);
        times.push(performance.now() - start);
      }
    }),
  );
  times.sort((one, other) => one - other);
  const at = (part: number): number => Number((times[Math.floor(times.length * part)] ?? 0).toFixed(2));
  return {
    engine,
    load: name,
    clients,
    'per second': Math.round(times.length / seconds),
    'p50 ms': at(0.5),
    'p95 ms': at(0.95),
    'p99 ms': at(0.99),
    'blocked ms': Number(stop().toFixed(1)),
  };
}

async function killed(child: ChildProcess, patience: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, patience));
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

/** Inserts of a process of its own, killed at a random moment; on the embedded engine its server is killed every second time. */
async function killRounds(engine: Engine, folder: string): Promise<object> {
  const fixture = fileURLToPath(
    import.meta.resolve('@relab/database').replace('index.ts', 'lib/embedded/holder.fixture.ts'),
  );
  let confirmed = 0;
  let lost = 0;
  let slowest = 0;
  for (let round = 0; round < kills; round++) {
    const child = spawn(process.execPath, [fixture, folder, engine], { stdio: ['ignore', 'pipe', 'ignore'] });
    let last = 0;
    child.stdout.on('data', (chunk) => {
      last = Number(String(chunk).trim().split('\n').at(-1));
    });
    await once(child.stdout, 'data');
    const pid =
      engine === 'embedded' ? await readFile(join(folder, 'postgres/data/postmaster.pid'), 'utf8') : '';
    const dying = killed(child, Math.random() * 400);
    if (pid && round % 2 === 0) {
      await dying;
      process.kill(Number(pid.split('\n')[0]), 'SIGKILL');
    } else await dying;
    const start = performance.now();
    const opened = await openDatabase({ folder, engine });
    slowest = Math.max(slowest, performance.now() - start);
    const { rows: found } = await opened.pool.query<{ n: number }>('select count(*) as n from confirmed');
    await opened.close();
    lost += Math.max(0, last - (found[0]?.n ?? 0));
    confirmed = last;
  }
  return { engine, kills, 'confirmed commits': confirmed, lost, 'slowest restart ms': Math.round(slowest) };
}

const loads: object[] = [];
const starts: object[] = [];
const rounds: object[] = [];
for (const engine of ['embedded', 'pglite'] as const) {
  const folder = await mkdtemp(join(tmpdir(), `relab-bench-${engine}-`));
  await chmod(folder, 0o755);
  const timed = async (): Promise<[OpenDatabase, number]> => {
    const start = performance.now();
    const opened = await openDatabase({ folder, engine });
    return [opened, Math.round(performance.now() - start)];
  };
  const [first, firstTime] = await timed();
  const fillStart = performance.now();
  await fill(first);
  const fillTime = Math.round(performance.now() - fillStart);
  for (const [name, work] of Object.entries({ 'point read': pointRead, facets, insert, mixed })) {
    for (const clients of [1, 16]) loads.push(await load(name, first, work, clients));
  }
  await first.close();
  const [second, secondTime] = await timed();
  await second.close();
  starts.push({
    engine,
    'first start ms': firstTime,
    'next start ms': secondTime,
    '100,000 rows ms': fillTime,
  });
  rounds.push(await killRounds(engine, folder));
  await rm(folder, { recursive: true, force: true });
}
console.table(starts);
console.table(loads);
console.table(rounds);
