import { setTimeout as pause } from 'node:timers/promises';
import { ReplicaError } from '@relab/database';
import { type FrozenServer, frozenServer } from '@relab/database/testing';
import { openReadReplica } from '@relab/server/replica';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestBrowser } from '../server.fixture.ts';
import { createAccount, listAccounts, openReplicaShop, type ReplicaShop } from './replica-shop.fixture.ts';

// A primary and a standby that falls behind, freezes, ends, and becomes the primary. The tests go on from one another.
const maxLag = 1_000;
let way: FrozenServer;
let open: ReplicaShop;
let writer: TestBrowser;
let reader: TestBrowser;
beforeAll(async () => {
  const url = async ({ standby }: ReplicaShop['servers']): Promise<string> => {
    way = await frozenServer(standby.url.replace('@/', '@localhost/'));
    return way.url;
  };
  open = await openReplicaShop({ maxLag, url });
  writer = await open.shop.signedIn('writer@example.com', ['clerk']);
  reader = await open.shop.signedIn('reader@example.com', ['clerk']);
}, 90_000);
afterAll(async () => {
  await open.close();
  await way.close();
});

/** Reads until it comes from where it is expected: when that is seen is a matter of its samples. */
async function readsComeFrom(place: string): Promise<readonly string[]> {
  for (;;) {
    open.reads();
    const names = await listAccounts(reader);
    if (open.reads().at(-1) === place) return names;
    await pause(20);
  }
}

test('a standby further behind than may be is not read from, and is again when it has caught up', async () => {
  await readsComeFrom('replica: caught-up');
  await open.replay(false);
  await createAccount(writer, 'While it stood still');
  expect(await readsComeFrom('primary: behind')).toContain('While it stood still');
  expect(open.replica.facts()).toMatchObject({ isUsable: false, lag: expect.any(Number) });
  await expect
    .poll(() => open.lines.at(-1))
    .toBe('Nothing is read from the replica: it is more than 1 s behind.');
  await open.replay(true);
  expect(await readsComeFrom('replica: caught-up')).toContain('While it stood still');
});

test('nothing is behind where nothing is written', async () => {
  await readsComeFrom('replica: caught-up');
  await pause(2 * maxLag);
  await readsComeFrom('replica: caught-up');
});

test('a statement that the standby cancels for what it has to replay is run on the primary', async () => {
  const { standby, primary } = open.servers;
  await standby.pool.query("alter system set max_standby_streaming_delay = '10ms'");
  await standby.pool.query('select pg_reload_conf()');
  await primary.pool.query('create table fleeting as select generate_series(1, 10000) as id');
  await open.servers.caughtUp();
  const conflict = open.replica.database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      await sql`select count(*) from fleeting`.execute(transaction);
      await primary.pool.query('delete from fleeting');
      await primary.pool.query('vacuum fleeting');
      await sql`select pg_sleep(30)`.execute(transaction);
    });
  await expect(conflict).rejects.toMatchObject({
    code: '40001',
    message: expect.stringMatching(/conflict with recovery/),
  });
  await standby.pool.query('alter system reset max_standby_streaming_delay');
  await standby.pool.query('select pg_reload_conf()');
});

test('where the standby does not answer, reads that wait for it turn to the primary', async () => {
  await readsComeFrom('replica: caught-up');
  way.freeze();
  const reads = await Promise.all(Array.from({ length: 8 }, () => listAccounts(reader)));
  expect(reads.every((names) => names.includes('While it stood still'))).toBe(true);
  await readsComeFrom('primary: away');
  way.thaw();
  await readsComeFrom('replica: caught-up');
});

test('while the standby ends and starts again no read fails', async () => {
  const failures: unknown[] = [];
  let isOver = false;
  const readers = Array.from({ length: 4 }, async () => {
    while (!isOver) await listAccounts(reader).catch((error: unknown) => failures.push(error));
  });
  await open.servers.restartStandby();
  isOver = true;
  await Promise.all(readers);
  expect(failures).toEqual([]);
  await readsComeFrom('replica: caught-up');
});

test('what is no copy of the database, or shows less of it, is refused with a sentence', async () => {
  const { primary, standby } = open.servers;
  const { database } = open.shop;
  const refusal = async (url: string): Promise<unknown> => {
    const opened = await openReadReplica({
      url,
      primary: { database, pool: primary.pool },
      maxLag,
      log: () => undefined,
    }).catch((error: unknown) => error);
    return opened instanceof ReplicaError ? opened.message : opened;
  };
  await primary.pool.query('create database other');
  await primary.pool.query("create role looker login password 'looks'");
  await primary.pool.query('grant select on all tables in schema public to looker');
  await primary.pool.query('revoke select on account, contact from looker');
  await open.servers.caughtUp();
  const at = (change: (url: string) => string): string => change(standby.url);

  expect(await refusal(at((url) => url.replace('/postgres?', '/other?')))).toMatch(
    /^DATABASE_READ_URL leads to the database "other" at .*, and DATABASE_URL to "postgres"/,
  );
  const looker = at((url) => url.replace(/relab:[^@]+@/, 'looker:looks@'));
  expect(await refusal(looker)).toMatch(
    /^The user of DATABASE_READ_URL may not read tables at .* \(account, contact\)/,
  );
  await primary.pool.query('grant select on account, contact to looker');
  await primary.pool.query('alter table account enable row level security');
  await open.servers.caughtUp();
  expect(await refusal(looker)).toMatch(/does not see all rows of tables at .* \(account\)/);
  await primary.pool.query('alter table account disable row level security');
  expect(await refusal('mysql://a/b')).toMatch(/^The address of a replica is one such as/);
  expect(await refusal(`${standby.url}&target_session_attrs=read-write`)).toMatch(
    /^target_session_attrs=read-write .* leads to servers that take writes/,
  );
});

test('after the promotion nothing is read from it, nor from a server that stayed in the history before', async () => {
  await readsComeFrom('replica: caught-up');
  await createAccount(writer, 'Before the promotion');
  await open.servers.caughtUp();
  await open.servers.primary.close();
  await open.servers.promote();
  // Its first connection finds the new primary, after those to the one before broke.
  await expect.poll(() => createAccount(writer, 'After').catch(() => ''), { timeout: 20_000 }).not.toBe('');
  expect(writer.cookies.get('relab_written')).toMatch(/^2-/);
  expect(await readsComeFrom('primary: away')).toEqual(
    expect.arrayContaining(['Before the promotion', 'After']),
  );

  const former = await open.servers.reopenPrimary();
  const lines: string[] = [];
  const opened = await openReadReplica({
    url: former.url,
    primary: { database: open.shop.database, pool: open.servers.standby.pool },
    maxLag,
    log: (line) => void lines.push(line),
  });
  expect(opened.facts().isUsable).toBe(false);
  expect(lines).toEqual([
    'Nothing is read from the replica: it does not follow the primary, or is far behind.',
  ]);
  await opened.close();
});
