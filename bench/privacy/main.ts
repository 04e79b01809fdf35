import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { migrate, openDatabase } from '@relab/database';
import { openEmbedded } from '@relab/database/embedded';
import { createFolderStore } from '@relab/records/files';
import { sql } from 'kysely';
import { migrations, objects } from '../../apps/marketplace/src/objects/objects.ts';
import { allTables, fillTables } from '../../apps/marketplace/src/privacy/fill-tables.fixture.ts';
import { erasePerson } from '../../apps/marketplace/src/privacy/person/erase-person.ts';
import { exportPerson } from '../../apps/marketplace/src/privacy/person/export-person.ts';
import { findPerson } from '../../apps/marketplace/src/privacy/person/find-person.ts';
import { purgeOrders } from '../../apps/marketplace/src/privacy/purge-orders.ts';
import { tuplesRead } from '../../apps/marketplace/src/privacy/tuples-read.fixture.ts';
import { table } from '../src/figures.ts';

/**
 * What finding, exporting and erasing a person and deleting old orders read and take, beside a million orders, accounts,
 * contacts, changes and mails. A folder that is named is filled once and used again.
 * `node bench/privacy/main.ts [--rows 1000000] [--folder /somewhere]`
 */
const { values } = parseArgs({
  options: { rows: { type: 'string', default: '1000000' }, folder: { type: 'string' } },
});
const rows = Number(values.rows);
const folder = values.folder ?? (await mkdtemp(join(tmpdir(), 'relab-privacy-')));
await mkdir(folder, { recursive: true });
// The database may run as another user, who must come through.
await chmod(folder, 0o755);
const { url, close } = await openEmbedded({ folder: join(folder, 'postgres') });
const { database, close: closePool } = await openDatabase({ url });

/** The others get a twentieth. */
const many = [
  ...['order_summary', 'order_item_summary', 'account', 'contact', 'record_history', 'job', 'email_message'],
  'record_access',
];

async function fill(): Promise<void> {
  await migrate(database, { objects: objects.all, migrations });
  const { rows: existing } = await sql`select from order_summary limit 1`.execute(database);
  if (existing.length > 0) return;
  const names = await allTables(database);
  const small =
    /migration|^relab_(?!recent|favorite|idempotency)|setting|^oauth_client$|content_type|content_space|^product|^pricebook|^media$|search/;
  const counts = new Map(
    names.flatMap((name) =>
      small.test(name) ? [] : [[name, many.includes(name) ? rows : Math.ceil(rows / 20)] as const],
    ),
  );
  await fillTables(database, counts, console.log);
  await sql`vacuum analyze`.execute(database);
}

const report: string[][] = [];

async function measure(name: string, work: (connection: typeof database) => Promise<unknown>): Promise<void> {
  let took = 0;
  const read = await tuplesRead(database, async (connection) => {
    const begun = performance.now();
    await work(connection);
    took = performance.now() - begun;
  });
  const most = read
    .toSorted((a, b) => b.scanned + b.indexed - a.scanned - a.indexed)
    .slice(0, 8)
    .map((one) => `${one.table} ${one.scanned} + ${one.indexed}`);
  report.push([name, took.toFixed(0), most.join(', ')]);
  console.log(name, took.toFixed(0), 'ms', most.join(', '));
}

const documents = createFolderStore(join(folder, 'files'));
const places = { documents, mailFolder: join(folder, 'mail') };
try {
  await fill();
  const email = (n: number) => `person${n}@filled.example`;
  const first = Math.floor(Math.random() * (rows / 20));
  await measure('find', (connection) => findPerson(connection, email(first)));
  await measure('find again', (connection) => findPerson(connection, email(first + 1)));
  await measure('export', (connection) => exportPerson(connection, email(first), documents));
  await measure('erase', (connection) => erasePerson(connection, email(first), places));
  const { rows: moments } = await sql<{ at: Date }>`
    select ordered_date as at from order_summary order by ordered_date limit 1 offset 400`.execute(database);
  const before = moments[0]?.at ?? new Date();
  await measure('100 orders', (connection) =>
    purgeOrders(documents)({ database: connection, before, limit: 100 } as never),
  );
  await measure('100 orders again', (connection) =>
    purgeOrders(documents)({ database: connection, before, limit: 100 } as never),
  );
  console.log(table(['what', 'ms', 'rows read in sequence + entries of indexes'], report));
} finally {
  await closePool();
  await close();
  if (values.folder === undefined) await rm(folder, { recursive: true, force: true });
}
