import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { Database } from '@relab/database';
import { migratedDatabase, type TestDatabase } from '@relab/database/testing';
import { createFolderStore } from '@relab/records/files';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrations, objects } from '../objects/objects.ts';
import { fillTables } from './fill-tables.fixture.ts';
import { erasePerson } from './person/erase-person.ts';
import { exportPerson } from './person/export-person.ts';
import { purgeOrders } from './purge-orders.ts';
import { retentionTable } from './retention-table.ts';
import { tuplesRead } from './tuples-read.fixture.ts';

const rows = 3_000;

let opened: TestDatabase;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'relab-reads-'));
  opened = await migratedDatabase('postgres', { objects: objects.all, migrations });
  const stored = new Set(retentionTable.flatMap(({ places }) => places));
  const groups = /^(?:people|customers|inquiries|personal-lists|orders|invoices|files|carts|record-history)/;
  const ids = retentionTable.filter(({ id }) => groups.test(id)).flatMap(({ places }) => places);
  const others = [
    'job',
    'record_access',
    'managed_content_comment',
    'recycle_bin',
    'order_access',
    'web_cart',
  ];
  const more = ['cart_item', 'cart_checkout', 'cart_delivery_group', 'unconfirmed_order', 'pay_link'];
  const names = new Set(
    [...ids, ...others, ...more].filter((name) => stored.has(name) && !name.endsWith('/')),
  );
  await fillTables(opened.database, new Map([...names].map((name) => [name, rows])));
}, 120_000);
afterAll(async () => {
  await opened?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Tables that some work reads as a whole or nearly so, where an index could be used. */
async function readWhole(work: (connection: Database) => Promise<unknown>): Promise<readonly string[]> {
  const read = await tuplesRead(opened.database, async (connection) => {
    // Of small tables PostgreSQL would read all otherwise.
    await sql`set enable_seqscan = off`.execute(connection);
    await work(connection);
    await sql`reset enable_seqscan`.execute(connection);
  });
  return read
    .filter(({ scanned, indexed }) => scanned >= rows / 2 || indexed >= rows / 2)
    .map(({ table, scanned, indexed }) => `${table}: ${scanned} rows, ${indexed} entries of indexes`);
}

const email = 'person7@filled.example';
const documents = () => createFolderStore(join(folder, 'files'));

test('an export reads no table whole', async () => {
  let bytes = 0;
  const whole = await readWhole(async (connection) => {
    const archive = await exportPerson(connection, email, documents());
    bytes = archive ? (await buffer(archive)).byteLength : 0;
  });
  expect(bytes).toBeGreaterThan(1_000);
  expect(whole).toEqual([]);
});

test('old orders are deleted without a table being read whole', async () => {
  const { rows: moments } = await sql<{ at: Date }>`
    select ordered_date as at from order_summary order by ordered_date limit 1 offset 20`.execute(
    opened.database,
  );
  const before = moments[0]?.at ?? new Date();
  const run = { before, limit: 10, now: new Date(), cursor: null };
  let removed: unknown;
  const whole = await readWhole(async (database) => {
    removed = await purgeOrders(documents())({ ...run, database });
  });
  expect(removed).toBe(10);
  expect(whole).toEqual([]);
});

test('an erasure reads the jobs whole, in portions, and no other table', async () => {
  const whole = await readWhole((connection) =>
    erasePerson(connection, email, { documents: documents(), mailFolder: join(folder, 'mail') }),
  );
  const { rows: left } = await sql`select from job where payload::text like ${`%${email}%`}`.execute(
    opened.database,
  );
  expect(left).toEqual([]);
  expect(whole.map((line) => line.split(':')[0])).toEqual(['job']);
});
