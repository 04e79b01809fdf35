import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { poolerVersion, startPooler } from '@relab/database/testing';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createGuest, type Guest } from '../start/guest.fixture.ts';
import { buildOnce, type DataFolder, openDataFolder, type Started } from '../start/started.fixture.ts';
import { type DatabaseServers, openDatabaseServers, postgresPrograms } from './database-servers.fixture.ts';
import { freePort } from './free-port.fixture.ts';

// A marketplace that reads from the standby through a pooler, loses it, gets it back, and loses the primary. The tests go on
// from one another.
const missing = [
  ...(postgresPrograms ? [] : ['the programs of PostgreSQL']),
  ...(poolerVersion ? [] : ['PgBouncer']),
];
const title =
  missing.length > 0
    ? `reads from a standby (skipped: ${missing.join(', ')} not installed)`
    : `a marketplace, PgBouncer ${poolerVersion}, PostgreSQL of ${postgresPrograms} with a standby to read from`;

describe.skipIf(missing.length > 0)(title, () => {
  const closing: (() => Promise<unknown>)[] = [];
  const closed = <Opened extends { close(): Promise<unknown> }>(opened: Opened): Opened => {
    closing.unshift(() => opened.close());
    return opened;
  };
  let servers: DatabaseServers;
  let metricsPort: number;
  let data: DataFolder;
  let settings: Readonly<Record<string, string>>;
  let started: Started;
  let office: Guest;
  const list = '/services/data/v63.0/query?q=select+Id,Name+from+Account';

  /** A figure of the process, all of its labels added up. */
  const figure = async (pattern: RegExp): Promise<number> => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    return text
      .split('\n')
      .filter((line) => pattern.test(line))
      .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  };
  const readsAt = (server: string): Promise<number> =>
    figure(new RegExp(`^relab_reads_total\\{server="${server}"`));
  const read = async (): Promise<number> => (await office.get(list)).status;
  /** Reads until one comes from there. */
  const readsComeFrom = async (server: string): Promise<void> => {
    for (const before = await readsAt(server); ; await pause(50)) {
      expect(await read()).toBe(200);
      if ((await readsAt(server)) > before) return;
    }
  };

  beforeAll(async () => {
    await buildOnce();
    servers = closed(await openDatabaseServers());
    const poolers = [
      closed(await startPooler(servers.urls[0], 20)),
      closed(await startPooler(servers.urls[1], 20)),
    ] as const;
    const [one, other] = poolers.map(({ url }) => new URL(url).host) as [string, string];
    metricsPort = await freePort();
    data = closed(await openDataFolder());
    settings = {
      DATABASE_URL: servers.databaseUrl(one, other),
      DATABASE_READ_URL: servers.databaseUrl(other, one).replace('read-write', 'prefer-standby'),
      RELAB_METRICS_PORT: String(metricsPort),
    };
    started = data.begin(settings);
    const address = await started.address;
    office = createGuest(() => address);
    const password = await readFile(join(data.folder, 'first-password'), 'utf8');
    await office.post('/login', { email: 'office@relab.example', password: password.trim() });
  }, 240_000);
  afterAll(async () => {
    for (const close of closing) await close();
  }, 60_000);

  test('what may be behind is read from the standby', async () => {
    await readsComeFrom('replica');
    expect(await figure(/^relab_replica_usable/)).toBe(1);
    expect(started.output()).toMatch(/Replica\s+Reads that may be behind go to the replica\./);
  }, 60_000);

  test('a start is refused where the address leads to another database, with one sentence', async () => {
    const client = new pg.Client({ connectionString: servers.urls[0] });
    await client.connect();
    await client.query('create database elsewhere').finally(() => client.end());
    const elsewhere = servers.urls[0].replace(/relab$/, 'elsewhere');
    const other = closed(await openDataFolder()).begin({
      DATABASE_URL: servers.urls[0],
      DATABASE_READ_URL: elsewhere,
      RELAB_SECRET: 'x'.repeat(64),
    });
    expect(await other.ended).toBe(1);
    expect(other.errors().trim()).toMatch(
      /^DATABASE_READ_URL leads to the database "elsewhere" at .+, and DATABASE_URL to "relab"\. Name the same database\.$/,
    );
  }, 120_000);

  test('no request fails when the standby is killed, and it is used again when it is back', async () => {
    const statuses: number[] = [];
    let isOver = false;
    const readers = Array.from({ length: 4 }, async () => {
      while (!isOver) statuses.push(await read());
    });
    await servers.killStandby();
    await readsComeFrom('primary');
    await servers.startStandby();
    isOver = true;
    await Promise.all(readers);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    await readsComeFrom('replica');
  }, 120_000);

  test('when the primary is lost and the standby promoted, all is read from the new primary', async () => {
    await servers.killPrimary();
    await servers.promote();
    const answers = async (): Promise<boolean> => (await read().catch(() => 0)) === 200;
    await expect.poll(answers, { timeout: 60_000, interval: 100 }).toBe(true);
    await readsComeFrom('primary');
    await expect.poll(() => figure(/^relab_replica_usable/), { timeout: 30_000 }).toBe(0);
  }, 120_000);
});
