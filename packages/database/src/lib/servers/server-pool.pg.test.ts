import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Database } from '../database.ts';
import { inTransaction } from '../in-transaction.ts';
import { type OpenDatabase, openDatabase } from '../open-database.ts';
import { openSeparateConnection } from '../separate-connection.ts';
import { openTwoServers, type TwoServers } from '../testing/two-servers.ts';

// Two real servers: connections lead to the one that takes writes, before and after the standby is promoted. The tests
// go on from one another.
let servers: TwoServers;
let opened: OpenDatabase;
const lines: string[] = [];
beforeAll(async () => {
  servers = await openTwoServers();
  opened = await openDatabase({
    url: servers.url('&target_session_attrs=read-write'),
    connectionTimeout: 20_000,
    log: (line) => void lines.push(line),
  });
  await sql`create table item (id int primary key)`.execute(opened.database);
}, 60_000);
afterAll(async () => {
  await opened.close();
  await servers.close();
});

const put = (database: Database, id: number): Promise<unknown> =>
  sql`insert into item (id) values (${id})`.execute(database);
const count = async (database: Database): Promise<unknown> =>
  (await sql<{ count: number }>`select count(*) as count from item`.execute(database)).rows[0]?.count;

test('the standby, which is named first, is passed over', async () => {
  await put(opened.database, 1);
  await servers.caughtUp();
  const { rows } = await servers.standby.pool.query('select id from item');
  expect(rows).toEqual([{ id: 1 }]);
});

test('a separate connection goes to the same server', async () => {
  const separate = openSeparateConnection(opened.pool);
  await put(separate.database, 2);
  await separate.close();
  expect(await count(opened.database)).toBe(2);
});

test('a server that no longer takes writes is left: a statement by itself is sent again, a transaction begun again', async () => {
  const demote = (how: 'on' | 'off'): Promise<unknown> =>
    servers.primary.pool.query(`alter database postgres set default_transaction_read_only = ${how}`);
  // As a managed service does it: open connections learn it from their next write.
  const readOnly = sql`set default_transaction_read_only = on`;
  await readOnly.execute(opened.database);
  await put(opened.database, 3);
  await readOnly.execute(opened.database);
  await inTransaction(opened.database, (transaction) => put(transaction, 4));
  expect(await count(opened.database)).toBe(4);

  await demote('on');
  const impatient = await openDatabase({ url: servers.url(), connectionTimeout: 500 }).catch(
    (error: Error) => error.message,
  );
  expect(impatient).toMatch(
    /^No server of the database is one that takes writes: .* is a standby; .* is read-only\.$/,
  );
  await servers.primary.pool.query(
    'begin; set transaction read write; alter database postgres reset all; commit',
  );
});

test('what is meant to write nothing is told that it did, and not sent again', async () => {
  const reading = opened.database.transaction().setAccessMode('read only');
  await expect(reading.execute((transaction) => put(transaction, 5))).rejects.toThrow(
    /read-only transaction/,
  );
});

test('the standby is found when it has become the primary, and work waits for it', async () => {
  await servers.caughtUp();
  await servers.primary.close();
  const waiting = inTransaction(opened.database, (transaction) => put(transaction, 6)).catch(() =>
    // Its connection broke with the server; whoever asks again waits.
    inTransaction(opened.database, (transaction) => put(transaction, 6)),
  );
  await servers.promote();
  await waiting;
  expect(await count(opened.database)).toBe(5);
  expect(lines.filter((line) => line.startsWith('Connections go to'))).toEqual([
    expect.stringMatching(/^Connections go to .*other.* now, no longer to .*one/),
  ]);
});

test('a role that takes no writes is refused, and so is a wrong password, at once', async () => {
  await expect(openDatabase({ url: servers.url('&target_session_attrs=standby') })).rejects.toThrow(
    'target_session_attrs=standby leads to servers that take no writes: use read-write, or primary.',
  );
  const wrong = servers.url().replace(/:[^:@]+@/, ':wrong@');
  await expect(openDatabase({ url: wrong, connectionTimeout: 20_000 })).rejects.toThrow(
    /password authentication failed/,
  );
});

/** `AuthenticationOk` and `ReadyForQuery` of PostgreSQL's protocol. */
const letIn = Buffer.from('5200000008000000005a0000000549', 'hex');

test('one that lets clients in and answers nothing, as a pooler whose server is gone, is passed over', async () => {
  const silent = createServer((socket) => {
    socket.once('data', () => socket.write(letIn));
    socket.on('error', () => undefined);
  });
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo;
  const url = servers.url().replace('host=', 'host=127.0.0.1,').replace(/$/, `&port=${port},5432,5432`);
  const { database, close } = await openDatabase({ url, connectionTimeout: 2_000 });
  expect(await count(database)).toBe(5);
  await close();
});
