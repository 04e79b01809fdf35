import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../open-database.ts';
import { findPostmaster } from './postmaster.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'relab-embedded-'));
  // As root the server runs as another user, who must be able to pass.
  await chmod(folder, 0o755);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const data = (): string => join(folder, 'postgres', 'data');

/** Starts a process that inserts; resolves when `count` inserts were confirmed to it. */
async function insertUntil(count: number): Promise<{ child: ChildProcess; confirmed: () => number }> {
  const child = spawn(process.execPath, [
    fileURLToPath(new URL('./holder.fixture.ts', import.meta.url)),
    folder,
  ]);
  let confirmed = 0;
  let lines = 0;
  child.stderr.pipe(process.stderr);
  await new Promise<void>((resolve, reject) => {
    child.on('exit', () => reject(new Error('The process ended before it had inserted enough.')));
    child.stdout.on('data', (chunk) => {
      for (const line of String(chunk).trim().split('\n')) {
        confirmed = Number(line);
        lines += 1;
      }
      if (lines >= count) resolve();
    });
  });
  return { child, confirmed: () => confirmed };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

async function stored(): Promise<number> {
  const opened = await openDatabase({ folder });
  const { rows } = await opened.pool.query<{ n: number }>('select max(n) as n from confirmed');
  await opened.close();
  return rows[0]?.n ?? 0;
}

test('a second process on the same folder is told so in one sentence', async () => {
  const { child } = await insertUntil(1);
  await expect(openDatabase({ folder })).rejects.toThrow(/is in use by process \d+\. Stop it first/);
  child.kill('SIGTERM');
  await ended(child);
});

test('the server stops with its process, told by a signal', async () => {
  const { child } = await insertUntil(1);
  expect(await findPostmaster(data())).toBeDefined();
  child.kill('SIGTERM');
  await ended(child);
  for (let wait = 0; wait < 200 && (await findPostmaster(data())); wait++) await pause(25);
  expect(await findPostmaster(data())).toBeUndefined();
});

test('a server that was launched and does not answer yet stops with its process too', async () => {
  const child = spawn(process.execPath, [
    fileURLToPath(new URL('./launcher.fixture.ts', import.meta.url)),
    folder,
  ]);
  onTestFinished(() => void child.kill('SIGKILL'));
  child.stderr.pipe(process.stderr);
  const [line] = await once(child.stdout, 'data');
  expect(String(line)).toBe('launched\n');
  await expect.poll(() => findPostmaster(data()), { interval: 10 }).toBeDefined();
  child.kill('SIGTERM');
  await ended(child);
  await expect.poll(() => findPostmaster(data()), { timeout: 20_000 }).toBeUndefined();
});

test('after a kill of the process the server it left is taken over, and every confirmed insert is there', async () => {
  const { child, confirmed } = await insertUntil(200);
  child.kill('SIGKILL');
  await ended(child);
  const orphan = await findPostmaster(data());
  expect(orphan).toBeDefined();
  expect(await stored()).toBeGreaterThanOrEqual(confirmed());
  expect(await findPostmaster(data())).toBeUndefined();
});

test('after a kill of both, the stale files do not stop the next start, and nothing confirmed is lost', async () => {
  const { child, confirmed } = await insertUntil(200);
  const server = await findPostmaster(data());
  if (server) process.kill(server.pid, 'SIGKILL');
  child.kill('SIGKILL');
  await ended(child);
  await stat(join(data(), 'postmaster.pid'));
  expect(await stored()).toBeGreaterThanOrEqual(confirmed());
});

test('the password is made once and for its owner only', async () => {
  const file = join(folder, 'postgres', 'password');
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await readFile(file, 'utf8')).length).toBeGreaterThanOrEqual(32);
});

test('a server that was killed is started again under the open pool, with every confirmed insert, twice', async () => {
  const lines: string[] = [];
  const opened = await openDatabase({ folder, log: (line) => void lines.push(line) });
  onTestFinished(() => opened.close());
  const restarts = () => lines.filter((line) => line === 'The database answers again.').length;
  await opened.pool.query('create table if not exists survivor (n integer)');
  for (const n of [1, 2]) {
    await opened.pool.query('insert into survivor values ($1)', [n]);
    const server = await findPostmaster(data());
    // Zero would be every process of the test run.
    if (!server) throw new Error('No database runs.');
    process.kill(server.pid, 'SIGKILL');
    await expect(opened.pool.query('select pg_sleep(1)')).rejects.toThrow();
    const count = async () => (await opened.pool.query('select from survivor')).rowCount;
    await expect.poll(() => count().catch(() => 'no answer'), { timeout: 50_000 }).toBe(n);
    // It may answer before that is seen: a kill in between would be one and the same outage.
    await expect.poll(restarts, { timeout: 50_000 }).toBe(n);
  }
});

test.each([
  ['PG_VERSION', 'its file PG_VERSION is missing'],
  ['../password', 'is missing or empty'],
])('a lost %s is said in a sentence, and changes nothing', async (name, sentence) => {
  const path = join(data(), name);
  const before = await readFile(path, 'utf8');
  await rm(path);
  await expect(openDatabase({ folder })).rejects.toThrow(sentence);
  await writeFile(path, before, { mode: 0o600 });
  // As root another user must be able to read it again.
  const owner = await stat(data());
  await chown(path, owner.uid, owner.gid);
  const opened = await openDatabase({ folder });
  await opened.close();
});

test('lock files that hold nonsense do not stop the next start', async () => {
  await writeFile(join(data(), 'postmaster.pid'), 'nonsense\n\n');
  await writeFile(join(folder, 'postgres', 'owner'), '\u0000\u0000');
  const opened = await openDatabase({ folder });
  await opened.close();
});
